import { draw, type IconProps } from '../draw';

export const SkipBackIcon = (props: IconProps) =>
  draw(props, 'M3 12a9 9 0 1 0 9 -9a9.75 9.75 0 0 0 -6.74 2.74l-2.26 2.26M3 3v5h5');
