import { draw, type IconProps } from '../draw';

export const VolumeOffIcon = (props: IconProps) =>
  draw(
    props,
    'M11 4.702a.705 .705 0 0 0 -1.203 -.498l-3.384 3.383a1.4 1.4 0 0 1 -.997 .413h-2.416a1 1 0 0 0 -1 1v6a1 1 0 0 0 1 1h2.416a1.4 1.4 0 0 1 .997 .413l3.383 3.384a.705 .705 0 0 0 1.204 -.498zM22 9l-6 6M16 9l6 6',
  );
