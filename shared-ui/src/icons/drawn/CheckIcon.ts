import { draw, type IconProps } from '../draw';

export const CheckIcon = (props: IconProps) => draw(props, 'M20 6L9 17l-5-5');
