/** A seat at a group's table: somebody, somebody whose name is not shown, or free for the viewer. */
export type Seat =
  | { kind: 'person'; name: string; picture: string | null; leads: boolean }
  | { kind: 'unnamed' }
  | { kind: 'open' };

export interface PlacedSeat {
  seat: Seat;
  /** Of the middle of the seat, in percent of the picture's width and height. */
  x: number;
  y: number;
}

/** As many as stand beside each other without touching; a larger group's table shows the first. */
export const MAX_SEATS = 12;

const RADIUS = { x: 41, y: 40.5 };

/** The seats clockwise, evenly spaced, the first one right of the top. */
export function seatsAround(seats: readonly Seat[]): PlacedSeat[] {
  const shown = seats.slice(0, MAX_SEATS);
  const step = 360 / shown.length;
  return shown.map((seat, index) => {
    const angle = ((index * step + step / 2 - 90) * Math.PI) / 180;
    return { seat, x: rounded(50 + RADIUS.x * Math.cos(angle)), y: rounded(50 + RADIUS.y * Math.sin(angle)) };
  });
}

const rounded = (percent: number) => Math.round(percent * 100) / 100;
