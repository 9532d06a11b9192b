import { draw, type IconProps } from '../draw';

export const XIcon = (props: IconProps) => draw(props, 'M18 6L6 18M6 6l12 12');
