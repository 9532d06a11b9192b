import { draw, type IconProps } from '../draw';

export const ChevronLeftIcon = (props: IconProps) => draw(props, 'M15 18l-6-6 6-6');
