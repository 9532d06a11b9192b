import { draw, type IconProps } from '../draw';

export const VolumeIcon = (props: IconProps) =>
  draw(
    props,
    'M11 4.702a.705 .705 0 0 0 -1.203 -.498l-3.384 3.383a1.4 1.4 0 0 1 -.997 .413h-2.416a1 1 0 0 0 -1 1v6a1 1 0 0 0 1 1h2.416a1.4 1.4 0 0 1 .997 .413l3.383 3.384a.705 .705 0 0 0 1.204 -.498zM16 9a5 5 0 0 1 0 6M19.364 18.364a9 9 0 0 0 0 -12.728',
  );
