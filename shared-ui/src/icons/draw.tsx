import type { SVGProps } from 'react';

export type IconProps = SVGProps<SVGSVGElement> & {
  /** px; 24 without it. */
  size?: number;
};

/** A line icon of 24 by 24, stroke 1.6. Hidden from screen readers unless it is given a name. */
export function draw({ size = 24, ...rest }: IconProps, path: string) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={rest['aria-label'] ? undefined : true}
      {...rest}
    >
      <path d={path} />
    </svg>
  );
}
