import { draw, type IconProps } from '../draw';

export const ClockIcon = (props: IconProps) =>
  draw(props, 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 6v6l4 2');
