import { moved, squareOf, WHOLE, within } from './crop';

const wide = { width: 400, height: 200 };

it('takes the middle of a wide picture at first', () => {
  expect(squareOf(wide, WHOLE)).toEqual({ left: 100, top: 0, side: 200 });
});

it('takes a smaller square from nearer', () => {
  expect(squareOf(wide, { ...WHOLE, zoom: 2 })).toEqual({ left: 150, top: 50, side: 100 });
});

it('follows the finger, as far as the picture goes', () => {
  expect(squareOf(wide, moved(wide, WHOLE, 0.25, 0))).toEqual({ left: 50, top: 0, side: 200 });
  expect(squareOf(wide, moved(wide, WHOLE, 9, 9))).toEqual({ left: 0, top: 0, side: 200 });
  expect(squareOf(wide, moved(wide, WHOLE, -9, -9))).toEqual({ left: 200, top: 0, side: 200 });
});

it('comes back into the picture when she goes away from it again', () => {
  const corner = moved(wide, { ...WHOLE, zoom: 4 }, -9, -9);

  expect(squareOf(wide, within(wide, { ...corner, zoom: 1 }))).toEqual({ left: 200, top: 0, side: 200 });
});

it('goes no nearer than four times, and no farther than the picture', () => {
  expect(within(wide, { ...WHOLE, zoom: 99 }).zoom).toBe(4);
  expect(within(wide, { ...WHOLE, zoom: 0 }).zoom).toBe(1);
});
