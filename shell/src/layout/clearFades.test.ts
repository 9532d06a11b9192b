import { clearFades } from './clearFades';

const rowOf = (scrollWidth: number, animationName = 'sideways') => {
  const cancel = jest.fn();
  const play = jest.fn();
  const target = { scrollWidth, clientWidth: 700 };
  // The parts of an animation that are read.
  return { animationName, effect: { target }, cancel, play } as unknown as CSSAnimation;
};

it('plays the fade of what scrolls no more again, when the window changes', () => {
  const [whole, cut, other] = [rowOf(700), rowOf(717), rowOf(700, 'sheen')];
  document.getAnimations = () => [whole, cut, other];
  clearFades();

  dispatchEvent(new Event('resize'));

  for (const step of ['cancel', 'play'] as const) {
    expect(whole[step]).toHaveBeenCalledTimes(1);
    expect(cut[step]).not.toHaveBeenCalled();
    expect(other[step]).not.toHaveBeenCalled();
  }
});
