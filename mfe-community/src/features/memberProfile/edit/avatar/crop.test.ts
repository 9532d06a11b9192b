import { dragged, squareOf, WHOLE } from './crop';

const wide = { width: 900, height: 600 };

it('begins with the largest square in the middle', () => {
  expect(squareOf(wide, WHOLE)).toEqual({ side: 600, left: 150, top: 0 });
});

it('cuts a smaller square where it is nearer', () => {
  expect(squareOf(wide, { zoom: 2, x: 0, y: 1 })).toEqual({ side: 300, left: 0, top: 300 });
});

it('follows a drag: the picture goes right, what is kept lies further left', () => {
  const crop = dragged(wide, WHOLE, { x: 0.125, y: 0 });

  expect(squareOf(wide, crop)).toEqual({ side: 600, left: 75, top: 0 });
});

it.each([
  [
    { x: 5, y: 5 },
    { left: 0, top: 0 },
  ],
  [
    { x: -5, y: -5 },
    { left: 600, top: 300 },
  ],
])('stops at the edges, dragged by %o', (by, place) => {
  const crop = dragged(wide, { zoom: 2, x: 0.5, y: 0.5 }, by);

  expect(squareOf(wide, crop)).toEqual({ side: 300, ...place });
});
