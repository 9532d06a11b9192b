import { draw, type IconProps } from '../draw';

export const CircleAlertIcon = (props: IconProps) =>
  draw(props, 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 8L12 12M12 16L12.01 16');
