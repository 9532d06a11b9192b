import { draw, type IconProps } from '../draw';

export const PictureInPictureIcon = (props: IconProps) =>
  draw(
    props,
    'M21 9v-3a2 2 0 0 0 -2 -2h-15a2 2 0 0 0 -2 2v10c0 1.1 .9 2 2 2h4M14 13h6a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2z',
  );
