import { draw, type IconProps } from '../draw';

export const ArrowRightIcon = (props: IconProps) => draw(props, 'M5 12h14M12 5l7 7-7 7');
