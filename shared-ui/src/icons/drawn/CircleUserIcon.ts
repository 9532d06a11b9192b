import { draw, type IconProps } from '../draw';

export const CircleUserIcon = (props: IconProps) =>
  draw(
    props,
    'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M7 20.662V19a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v1.662',
  );
