import { draw, type IconProps } from '../draw';

export const ChevronUpIcon = (props: IconProps) => draw(props, 'M18 15l-6-6-6 6');
