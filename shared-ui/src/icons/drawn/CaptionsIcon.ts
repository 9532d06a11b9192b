import { draw, type IconProps } from '../draw';

export const CaptionsIcon = (props: IconProps) =>
  draw(
    props,
    'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM7 15h4M15 15h2M7 11h2M13 11h4',
  );
