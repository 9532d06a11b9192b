import express from 'express';
import request from 'supertest';
import { elementRoutes } from './elementRoutes';
import { graphiqlRoutes } from './graphiql/graphiqlRoutes';

describe('GraphiQL', () => {
  it('is built once, at the first request, and loads nothing from another origin', async () => {
    const build = jest.fn(() => Promise.resolve());
    const app = express().use(graphiqlRoutes(build));
    expect(build).not.toHaveBeenCalled();

    const answer = await request(app).get('/graphiql');
    await request(app).get('/graphiql');

    expect(build).toHaveBeenCalledTimes(1);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toMatch(/https?:/);
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
    expect(answer.headers['content-security-policy']).not.toContain('http');
  });

  it('shows why it could not be built, and is built again at the next request', async () => {
    const build = jest.fn().mockRejectedValueOnce(new Error('No space.')).mockResolvedValue(undefined);
    const app = express().use(graphiqlRoutes(build));

    const failed = await request(app).get('/graphiql');

    expect([failed.status, failed.text]).toEqual([500, 'No space.']);
    expect((await request(app).get('/graphiql')).status).toBe(200);
  });
});

it('redirects to Storybook, which is started once', async () => {
  const start = jest.fn(() => Promise.resolve('http://localhost:6006'));
  const app = express().use(elementRoutes(start));

  const answers = await Promise.all([request(app).get('/elements'), request(app).get('/elements')]);

  expect(answers.map(({ headers }) => headers.location)).toEqual([
    'http://localhost:6006',
    'http://localhost:6006',
  ]);
  expect(start).toHaveBeenCalledTimes(1);
});
