import { Route, Routes } from '@athenaeum/shell-contract';
import { mockServer, renderRemote, respond } from '@athenaeum/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../api';
import { ConnectionsAttendingDocument } from '../features/connectionsAttending/__generated__/connectionsAttending';
import type { SalonDetail } from '../features/salonDetail';
import { SalonDocument } from '../features/salonDetail/__generated__/salon';
import { answer } from '../testing/answers';
import { aGoal, aHost, aResource, aReview, aSalon } from '../testing/salons';
import SalonPage from './SalonPage';

beforeEach(() =>
  respond(ConnectionsAttendingDocument, { salon: answer({ id: 's', connections_attending: [] }) }),
);

const open = (more: Partial<SalonDetail>) => {
  respond(SalonDocument, { salon: answer(aSalon(more)) });
  return renderRemote(
    <Routes>
      <Route path="/salons/:slug" element={<SalonPage />} />
    </Routes>,
    { api, route: '/salons/boardroom-ready' },
  );
};

const region = (name: string) => screen.findByRole('region', { name });
const items = (part: HTMLElement) => within(part).getAllByRole('listitem');

describe('the sections of a salon', () => {
  it('names its type with spaces, and hides one that does not apply', async () => {
    const { unmount } = open({ event_type: 'PARTNER_EVENT' });
    expect(await screen.findByText('Partner Event · Members Only')).toBeInTheDocument();
    unmount();

    open({ event_type: 'NOT_APPLICABLE' });

    expect(await screen.findByText('Members Only')).toBeInTheDocument();
  });

  it('is recorded only where there is a recording', async () => {
    const past = { phase: 'RECORDED' as const, date: Date.UTC(2025, 4, 6, 18) };
    const { unmount } = open({ ...past, has_recording: true });
    expect(await screen.findByText(/ · recorded Tue, May 6, 2025 · /)).toBeInTheDocument();
    unmount();

    open({ ...past, has_recording: false });

    expect(await screen.findByText(/ · held Tue, May 6, 2025 · /)).toBeInTheDocument();
  });

  it('shows nine hosts and experts and the rest behind Show More', async () => {
    const { user } = open({
      salon_relations: Array.from({ length: 11 }, (_, index) => aHost({ slug: `speaker-${index}` }, 'SME')),
    });
    const people = await region('Hosts and experts');
    expect(items(people)).toHaveLength(9);

    await user.click(within(people).getByRole('button', { name: 'Show More' }));
    expect(items(people)).toHaveLength(11);
    await user.click(within(people).getByRole('button', { name: 'Show Fewer' }));

    expect(items(people)).toHaveLength(9);
  });

  it('cuts a biography at 300 characters until Read More', async () => {
    const { user } = open({ salon_relations: [aHost({ description: `${'a'.repeat(300)}bcd` })] });
    const people = await region('Hosts and experts');
    expect(people).toHaveTextContent(`${'a'.repeat(300)}…`);

    await user.click(within(people).getByRole('button', { name: 'Read More' }));

    expect(people).toHaveTextContent('abcd');
  });

  it('cuts the name and the subtitle of a speaker at 30 characters, and gives screen readers the full name', async () => {
    const name = 'Wilhelmina Constantinopolous-Abernathy';
    open({ salon_relations: [aHost({ name, title: 'General Partner, Larkspur Capital' }, 'SME')] });
    const people = await region('Hosts and experts');

    const link = within(people).getByRole('link', { name });
    expect(link.textContent?.length).toBeLessThanOrEqual(31);
    expect(within(people).getByText('Expert · General Partner, Larkspur…')).toHaveAttribute(
      'title',
      'General Partner, Larkspur Capital',
    );
  });

  it('shows the first 500 characters of the description until Read More', async () => {
    const { user } = open({ description: `${'a'.repeat(500)}bcd` });
    const about = await region('About');
    expect(about).toHaveTextContent(`${'a'.repeat(500)}…`);

    await user.click(within(about).getByRole('button', { name: 'Read More' }));
    expect(about).toHaveTextContent('abcd');
    await user.click(within(about).getByRole('button', { name: 'Hide' }));

    expect(about).not.toHaveTextContent('abcd');
  });

  it('shows two goals, counts the rest, and shows them when asked', async () => {
    const { user } = open({ salon_relations: ['Lead', 'Ask', 'Rest'].map(aGoal) });
    const goals = await region('Goals');
    expect(within(goals).queryByRole('link', { name: 'Rest' })).not.toBeInTheDocument();

    await user.click(within(goals).getByRole('button', { name: '1 more: Rest' }));

    expect(within(goals).getByRole('link', { name: 'Rest' })).toHaveAttribute('href', '/goals/Rest');
  });

  it('cuts the title and the description of a resource, and links only to web addresses', async () => {
    open({
      resources: [
        aResource({
          id: '1',
          type: 'LINK',
          title: 't'.repeat(41),
          description: 'd'.repeat(61),
          link: 'https://example.org/pay',
        }),
        aResource({ id: '2', type: 'LINK', title: 'Not this one', link: 'javascript:alert(1)' }),
      ],
    });
    const resources = await region('Resources');

    expect(within(resources).getByText(`${'t'.repeat(40)}…`)).toBeInTheDocument();
    expect(within(resources).getByText(`${'d'.repeat(60)}…`)).toBeInTheDocument();
    expect(within(resources).getByRole('link')).toHaveAttribute('href', 'https://example.org/pay');
  });

  it('says so beside a file that does not open', async () => {
    mockServer.use(http.post('*/aws-proxy/s3/get-data-from-bucket', () => HttpResponse.json({ url: null })));
    const { user } = open({ resources: [aResource({ asset: 'content/one.pdf', filename: 'one.pdf' })] });

    await user.click(await screen.findByRole('button', { name: /Worksheet/ }));

    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t open this file.');
  });
});

describe('selected reviews', () => {
  const three = ['1', '2', '3'].map((id) => aReview({ id, feedback: `Review ${id}` }));

  it('shows two, and all of them behind Show More', async () => {
    const { user } = open({ reviews: three });
    const reviews = await region('Selected reviews');
    expect(within(reviews).getAllByRole('article')).toHaveLength(2);

    await user.click(within(reviews).getByRole('button', { name: 'Show More' }));

    const all = screen.getByRole('dialog', { name: 'Selected reviews' });
    expect(within(all).getAllByRole('article')).toHaveLength(3);
  });

  it('has no Show More for two', async () => {
    open({ reviews: three.slice(1) });

    expect(within(await region('Selected reviews')).queryByRole('button')).not.toBeInTheDocument();
  });

  it('cuts the feedback at 120 characters', async () => {
    const feedback = `${'a'.repeat(120)}bcd`;
    const { user } = open({ reviews: [aReview({ feedback, reviewer_name: 'Member Review' })] });
    const reviews = await region('Selected reviews');
    expect(reviews).toHaveTextContent(`Member Review`);
    expect(reviews).toHaveTextContent(`${'a'.repeat(120)}…`);

    await user.click(within(reviews).getByRole('button', { name: 'Read More' }));

    expect(reviews).toHaveTextContent(feedback);
    expect(within(reviews).getByRole('button', { name: 'Read Less' })).toBeInTheDocument();
  });
});
