import { createRequire } from 'node:module';
const sharp = createRequire(import.meta.url)('sharp');
const [out, w, h, ...files] = process.argv.slice(2);
const parts = await Promise.all(files.map(async (f, i) => { const m = await sharp(f).metadata(); const buf = await sharp(f).extract({ left: 0, top: 0, width: m.width, height: Math.min(m.height, +h) }).toBuffer(); return { input: buf, left: i * (+w + 20), top: 0 }; }));
await sharp({ create: { width: files.length * (+w + 20), height: +h, channels: 3, background: 'white' } }).composite(parts).png().toFile(out);
