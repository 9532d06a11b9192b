import { draw, type IconProps } from '../draw';

export const ChevronRightIcon = (props: IconProps) => draw(props, 'M9 18l6-6-6-6');
