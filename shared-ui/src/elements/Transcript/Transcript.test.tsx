import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Transcript } from './Transcript';

const cues = [
  { start: 1068, text: 'So the first instinct is to wait for their number.' },
  { start: 1082, text: 'That is true at a market stall.' },
  { start: 1096, text: 'Anchor high, and anchor precisely.' },
  { start: 3725, text: 'Then you anchor high against that person.' },
];

const setup = (asked?: number) => {
  const video = document.createElement('video');
  video.play = jest.fn(() => Promise.resolve());
  render(<Transcript cues={cues} video={video} asked={asked} />);
  const playTo = (second: number) => {
    video.currentTime = second;
    fireEvent.timeUpdate(video);
  };
  return { video, playTo, user: userEvent.setup() };
};

const line = (name: RegExp) => screen.getByRole('button', { name });
const hits = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);

it('brings the line that a link leads to into view, marks it, and is reached there by Tab', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;

  const { user } = setup(2);

  expect(hits()).toEqual(['Anchor high, and anchor precisely.']);
  expect(scrolled.mock.instances).toEqual([line(/anchor precisely/).parentElement]);
  expect(line(/anchor precisely/)).toHaveAttribute('tabindex', '0');
  await user.type(screen.getByRole('searchbox'), 'market');
  expect(hits()).toEqual(['market']);
});

it('shows each line with its time', () => {
  setup();

  expect(screen.getByRole('region', { name: 'Transcript' })).toBeInTheDocument();
  expect(line(/^17:48 So the first/)).toBeInTheDocument();
  expect(line(/^1:02:05 Then you/)).toBeInTheDocument();
});

it('plays from a line', async () => {
  const { user, video } = setup();

  await user.click(line(/market stall/));

  expect(video.currentTime).toBe(1082);
  expect(video.play).toHaveBeenCalledTimes(1);
});

it('marks the line that is being spoken', () => {
  const { playTo } = setup();
  expect(document.querySelector('[aria-current]')).not.toBeInTheDocument();

  playTo(1085);
  expect(line(/market stall/)).toHaveAttribute('aria-current', 'true');

  playTo(1097);
  expect(line(/market stall/)).not.toHaveAttribute('aria-current');
  expect(line(/anchor precisely/)).toHaveAttribute('aria-current', 'true');
});

it('follows the recording until the member scrolls away, and again on request', async () => {
  const { user, playTo } = setup();
  const list = screen.getByRole('list', { name: 'Transcript lines' });
  const scrolled = jest.spyOn(list, 'scrollTop', 'set');

  playTo(1085);
  expect(scrolled).toHaveBeenCalledTimes(1);

  fireEvent.wheel(list);
  playTo(1097);
  expect(scrolled).toHaveBeenCalledTimes(1);

  await user.click(screen.getByRole('button', { name: 'Follow the speaker', pressed: false }));
  expect(scrolled).toHaveBeenCalledTimes(2);
});

it('finds a term, marks it everywhere and steps through the matches', async () => {
  const { user } = setup();

  await user.type(screen.getByRole('searchbox', { name: 'Search this transcript' }), 'anchor');
  expect(hits()).toEqual(['Anchor', 'anchor', 'anchor']);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3');

  await user.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('2 of 3');
  await user.click(screen.getByRole('button', { name: 'Next match' }));
  await user.click(screen.getByRole('button', { name: 'Next match' }));
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3');
  await user.click(screen.getByRole('button', { name: 'Previous match' }));
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3');
});

it('says when there is none', async () => {
  const { user } = setup();

  await user.type(screen.getByRole('searchbox'), 'golf');

  expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
  expect(screen.getByRole('button', { name: 'Next match' })).toHaveAttribute('aria-disabled', 'true');
});

it('is one stop for Tab; arrows, Home and End move through the lines', async () => {
  const { user } = setup();
  act(() => line(/first instinct/).focus());

  await user.keyboard('{ArrowDown}');
  expect(line(/market stall/)).toHaveFocus();
  await user.keyboard('{End}');
  expect(line(/that person/)).toHaveFocus();
  await user.keyboard('{Home}{Tab}');
  expect(screen.getByRole('button', { name: 'Follow the speaker' })).toHaveFocus();
});
