import { draw, type IconProps } from '../draw';

export const ChevronDownIcon = (props: IconProps) => draw(props, 'M6 9l6 6 6-6');
