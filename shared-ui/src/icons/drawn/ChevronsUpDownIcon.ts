import { draw, type IconProps } from '../draw';

export const ChevronsUpDownIcon = (props: IconProps) => draw(props, 'M7 15l5 5 5-5M7 9l5-5 5 5');
