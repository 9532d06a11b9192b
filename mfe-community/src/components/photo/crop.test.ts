import { moved, squareOf, INITIAL_CROP, within } from './crop';

const wide = { width: 400, height: 200 };

it('takes the middle of a wide picture at first', () => {
  expect(squareOf(wide, INITIAL_CROP)).toEqual({ left: 100, top: 0, side: 200 });
});

it('takes a smaller square when zoomed in', () => {
  expect(squareOf(wide, { ...INITIAL_CROP, zoom: 2 })).toEqual({ left: 150, top: 50, side: 100 });
});

it('follows a drag, up to the picture’s edge', () => {
  expect(squareOf(wide, moved(wide, INITIAL_CROP, 0.25, 0))).toEqual({ left: 50, top: 0, side: 200 });
  expect(squareOf(wide, moved(wide, INITIAL_CROP, 9, 9))).toEqual({ left: 0, top: 0, side: 200 });
  expect(squareOf(wide, moved(wide, INITIAL_CROP, -9, -9))).toEqual({ left: 200, top: 0, side: 200 });
});

it('stays inside the picture when zoomed out again', () => {
  const corner = moved(wide, { ...INITIAL_CROP, zoom: 4 }, -9, -9);

  expect(squareOf(wide, within(wide, { ...corner, zoom: 1 }))).toEqual({ left: 200, top: 0, side: 200 });
});

it('zooms in at most four times, and out no further than the picture', () => {
  expect(within(wide, { ...INITIAL_CROP, zoom: 99 }).zoom).toBe(4);
  expect(within(wide, { ...INITIAL_CROP, zoom: 0 }).zoom).toBe(1);
});
