import { draw, type IconProps } from '../draw';

export const ArrowDownIcon = (props: IconProps) => draw(props, 'M12 5v14M19 12l-7 7-7-7');
