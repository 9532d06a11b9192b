import { chromium } from 'playwright-core';
const base = process.env.BASE ?? 'http://localhost:3100', pub = process.env.PUB ?? 'http://localhost:3105', out = process.env.OUT ?? '/tmp/shots';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
const pages = process.argv.slice(2);
const all = { profile: ['member','/my-profile'], goals: ['member','/my-profile?tab=goals'], other: ['member','/community/members/ingrid-solberg'], topics: ['member','/community/members/amara-osei/edit/thought-leadership-topics'], header: ['member','/community/members/amara-osei/edit'], boards: ['member','/community/members/amara-osei/edit/board-experiences'], docs: ['member','/community/members/amara-osei/edit/documents'], career: ['member','/community/members/amara-osei/edit/career-experience'], goaledit: ['member','/community/members/amara-osei/goals/career'], as: ['member','/community/members/amara-osei?as=everyone'] };
const todo = pages.length ? pages : Object.keys(all);
for (const w of (process.env.W ?? '1440,390').split(',').map(Number)) {
  const ctxs = {};
  for (const name of todo) { const [who, path] = all[name];
    if (!ctxs[who]) { const c = await b.newContext({ viewport: { width: w, height: w < 500 ? 844 : 900 }, colorScheme: process.env.DARK ? 'dark' : 'light' }); ctxs[who] = c;
      if (who) { const p = await c.newPage(); await p.goto(base + '/api/auth/login?returnTo=/'); await p.getByLabel('Email').fill(who + '@demo.athenaeum.test'); await p.getByLabel('Password').fill('Athenaeum!2026'); if (name==='home') await p.screenshot({ path: `${out}/signin-${w}.png` }); await p.getByRole('button', { name: 'Sign in' }).click(); await p.waitForURL(u => !/oidc|login/.test(u.href), { timeout: 30000 }); await p.waitForTimeout(500); await p.close(); } }
    const p = await ctxs[who].newPage(); const errs = []; p.on('console', m => m.type() === 'error' && errs.push(m.text().slice(0, 160))); p.on('pageerror', e => errs.push('PAGEERROR ' + e.message.slice(0, 200)));
    await p.goto(path.startsWith('http') ? path : base + path); await p.waitForTimeout(3500); await p.screenshot({ path: `${out}/${name}-${w}.png`, fullPage: true });
    const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    console.log(name, w, 'overflow', over, errs.slice(0, 3)); await p.close(); }
}
await b.close();
