import { draw, type IconProps } from '../draw';

export const ArrowUpIcon = (props: IconProps) => draw(props, 'M5 12l7-7 7 7M12 19V5');
