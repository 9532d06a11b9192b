import express from 'express';
import request from 'supertest';
import { cohortOf } from './cohort';

const app = express().get('/:by', (req, res) => {
  res.json(cohortOf(req, res, req.params.by === 'https'));
});

it('is for this very host where the page comes by https', async () => {
  const first = await request(app).get('/https');
  const [cookie = ''] = first.get('Set-Cookie') ?? [];

  expect(cookie).toMatch(/^__Host-athenaeum-cohort=\d{1,2}; .*Path=\/; .*Secure/);
  expect((await request(app).get('/https').set('Cookie', cookie.split(';')[0]!)).body).toBe(first.body);
});

it('is not taken from a cookie that another host could have set', async () => {
  const { headers } = await request(app).get('/https').set('Cookie', 'cohort=5');

  expect(headers['set-cookie']).toHaveLength(1);
});
