import { draw, type IconProps } from '../draw';

export const MenuIcon = (props: IconProps) => draw(props, 'M4 5h16M4 12h16M4 19h16');
