import { draw, type IconProps } from '../draw';

export const MaximizeIcon = (props: IconProps) =>
  draw(
    props,
    'M8 3h-3a2 2 0 0 0 -2 2v3M21 8v-3a2 2 0 0 0 -2 -2h-3M3 16v3a2 2 0 0 0 2 2h3M16 21h3a2 2 0 0 0 2 -2v-3',
  );
