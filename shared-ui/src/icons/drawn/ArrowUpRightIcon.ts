import { draw, type IconProps } from '../draw';

export const ArrowUpRightIcon = (props: IconProps) => draw(props, 'M7 7h10v10M7 17L17 7');
