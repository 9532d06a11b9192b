import type { SeededRandom } from './seededRandom';
import { arch, disc, mix, type Paints, path, rect, ring, round as n, sun } from './draw';
import type { Palette } from './palettes';

type Sheet = { w: number; h: number; c: Palette; p: Paints; d: SeededRandom };

/** Nine ways to fill a sheet. The order of names and of draws is what makes a slug's picture: it never changes. */
export const compositions = {
  /** A row of nested arches on a ground line; the light stands in one of them. */
  arcade({ w, h, c, p, d }: Sheet) {
    const count = w > h ? d.whole(3, 4) : 2;
    const span = w / (count - 0.35);
    const start = -span * d.between(0.1, 0.3);
    const base = h * d.between(0.84, 0.9);
    const lit = d.whole(1, count - 1);
    const tall = h * d.between(0.66, 0.76);
    let out = '';
    for (let i = 0; i <= count; i += 1) {
      const x = start + i * span;
      const aw = span * 0.86;
      const tone = c.forms[i % 2 ? 1 : 0];
      out += arch(x, base, aw, tall, rounded(p, c, tone, 0.35, 0.6, 0.18));
      const iw = aw * 0.68;
      const ix = x + (aw - iw) / 2;
      const inside =
        i === lit
          ? p.linear('down', [0, mix(c.sky[0], c.light, 0.5)], [1, mix(c.sky[1], c.forms[2], 0.45)])
          : p.linear('down', [0, mix(tone, c.forms[3], 0.72)], [1, mix(tone, c.forms[3], 0.3)]);
      out += arch(ix, base, iw, tall * 0.8, inside);
      if (i === lit) out += sun(p, c, ix + iw / 2, base - tall * 0.34, iw * 0.27);
    }
    out += rect(
      0,
      base,
      w,
      h - base,
      p.linear('right', [0, mix(c.forms[3], c.forms[0], 0.25)], [1, c.forms[3]]),
    );
    return out + rect(0, base, w, 1.5, c.light, ' opacity=".45"');
  },

  /** A great disc over level bands, with its broken reflection. */
  horizon({ w, h, c, p, d }: Sheet) {
    const x = w * d.pick([0.3, 0.38, 0.62, 0.7]);
    const line = h * d.between(0.56, 0.66);
    const r = h * d.between(0.27, 0.34);
    const y = line - r * 0.28;
    let out = disc(x, y, r * 1.75, p.radial(0.5, 0.5, 0.5, [0, c.light, 0.75], [1, c.light, 0]));
    out += disc(x, y, r, p.linear('down', [0, c.light], [1, c.forms[2]]));
    const far = p.linear('right', [0, mix(c.forms[1], c.sky[1], 0.45)], [1, mix(c.forms[1], c.sky[1], 0.62)]);
    const rise = h * d.between(0.1, 0.16);
    out += path(
      `M0 ${n(line)}C${n(w * 0.2)} ${n(line - rise)} ${n(w * 0.34)} ${n(line - rise)} ${n(w * 0.5)} ${n(line)}z`,
      far,
    );
    out += rect(0, line, w, h - line, p.linear('down', [0, c.forms[0]], [1, c.forms[3]]));
    for (let i = 0; i < 5; i += 1) {
      const half = r * (0.86 - i * 0.13) * d.between(0.82, 1.1);
      const opacity = n(0.85 - i * 0.12);
      out += rect(
        x - half,
        line + h * (0.05 + i * 0.062),
        half * 2,
        2.4 + i * 0.7,
        c.forms[2],
        ` rx="2" opacity="${opacity}"`,
      );
    }
    return out;
  },

  /** Fluted columns and one slant of light. */
  colonnade({ w, h, c, p, d }: Sheet) {
    const count = w > h ? d.whole(5, 6) : 4;
    const gap = w / count;
    const cw = gap * d.between(0.5, 0.58);
    const shift = d.between(0.1, 0.4) * gap;
    const base = h * 0.88;
    const moon = d.whole(1, count - 2);
    let out = sun(p, c, shift + cw / 2 + gap * (moon + 0.5), h * d.between(0.28, 0.4), gap * 0.5);
    for (let i = -1; i <= count; i += 1) {
      const x = shift + i * gap;
      const tone = i % 3 === 1 ? c.forms[1] : c.forms[0];
      const flute = p.linear(
        'right',
        [0, mix(tone, c.light, 0.34)],
        [0.28, mix(tone, c.light, 0.08)],
        [1, mix(tone, c.forms[3], 0.72)],
      );
      out += rect(x, 0, cw, base, flute);
      for (let k = 1; k < 4; k += 1) out += rect(x + (cw * k) / 4, 0, 1, base, c.forms[3], ' opacity=".22"');
      const foot = p.linear('right', [0, mix(tone, c.light, 0.4)], [1, mix(tone, c.forms[3], 0.6)]);
      out += rect(x - cw * 0.1, base - h * 0.05, cw * 1.2, h * 0.05, foot);
    }
    out += rect(
      0,
      base,
      w,
      h - base,
      p.linear('right', [0, mix(c.sky[1], c.forms[0], 0.4)], [1, c.forms[3]]),
    );
    const lx = w * d.between(0.05, 0.4);
    return (
      out +
      path(
        `M${n(lx)} 0H${n(lx + w * 0.2)}L${n(lx + w * 0.52)} ${n(h)}H${n(lx + w * 0.2)}z`,
        c.light,
        ' opacity=".16"',
      )
    );
  },

  /** Tiers of a theatre: half circles from the floor, or quarter circles from a corner. */
  amphitheatre({ w, h, c, p, d }: Sheet) {
    const corner = d.chance(0.5);
    const cx = corner ? (d.chance(0.5) ? 0 : w) : w * d.between(0.42, 0.58);
    const far = corner ? Math.hypot(w, h) * 0.86 : h * 1.16;
    const rings = d.whole(5, 6);
    const [first, second, third, fourth] = c.forms;
    const tones = [fourth, first, second, third, mix(third, c.light, 0.45), first];
    let out = '';
    tones.slice(0, rings).forEach((tone, i) => {
      const fill = p.linear(
        cx < w / 2 ? 'right' : 'slant',
        [0, mix(tone, c.light, 0.2)],
        [0.55, tone],
        [1, mix(tone, c.forms[3], 0.35)],
      );
      out += disc(cx, h, far * (1 - i / (rings + 0.35)), fill);
    });
    return out + sun(p, c, cx, h, (far / (rings + 0.35)) * 0.82);
  },

  /** Eclipsing discs: a dome seen from below. */
  oculus({ w, h, c, p, d }: Sheet) {
    const x = w * d.between(0.38, 0.62);
    const y = h * d.between(0.46, 0.54);
    const r = h * d.between(0.52, 0.6);
    const dx = d.pick([-1, 1]) * r * d.between(0.1, 0.16);
    const dy = r * d.between(-0.06, 0.1);
    let out = '';
    [c.forms[3], c.forms[0], c.forms[1], c.forms[2]].forEach((tone, i) => {
      const fill = p.linear(
        'slant',
        [0, mix(tone, c.light, 0.22)],
        [0.5, tone],
        [1, mix(tone, c.forms[3], 0.45)],
      );
      out += disc(x + dx * i, y + dy * i, r * (1 - i * 0.2), fill);
    });
    out += sun(p, c, x + dx * 4, y + dy * 4, r * 0.23);
    return out + ring(x, y, r * 1.16, c.forms[0], 'stroke-opacity=".35"');
  },

  /** Doorways one inside another, and the light they let onto the floor. */
  threshold({ w, h, c, p, d }: Sheet) {
    const base = h * d.between(0.76, 0.82);
    const cx = w * d.pick([0.32, 0.5, 0.66]);
    const tall = base * 0.9;
    const floor = p.linear('down', [0, mix(c.sky[1], c.forms[1], 0.35)], [1, mix(c.sky[1], c.forms[3], 0.6)]);
    let out = rect(0, base, w, h - base, floor);
    let dw = h * 0.78;
    [c.forms[0], c.forms[3], c.forms[1]].forEach((tone, i) => {
      out += arch(cx - dw / 2, base, dw, tall * (1 - i * 0.15), rounded(p, c, tone, 0.3, 0.7, 0.22));
      dw *= 0.74;
    });
    const lw = dw * 0.98;
    const light = p.linear('down', [0, c.light], [1, mix(c.light, c.forms[2], 0.55)]);
    out += arch(cx - lw / 2, base, lw, tall * 0.56, light);
    const lean = d.pick([-1, 1]) * w * 0.12;
    const [left, right] = [cx - lw * 0.95 + lean, cx + lw * 0.95 + lean];
    const spill = p.linear('down', [0, c.light, 0.85], [1, c.light, 0.25]);
    return (
      out + path(`M${n(cx - lw / 2)} ${n(base)}H${n(cx + lw / 2)}L${n(right)} ${n(h)}H${n(left)}z`, spill)
    );
  },

  /** Steps that climb to a quarter moon. */
  ascent({ w, h, c, p, d }: Sheet) {
    const steps = w > h ? 6 : 4;
    const left = d.chance(0.5);
    const sw = w / steps;
    let out = sun(p, c, left ? w * 0.24 : w * 0.76, h * 0.36, h * d.between(0.17, 0.22));
    for (let i = 0; i < steps; i += 1) {
      const k = left ? i : steps - 1 - i;
      const top = h * (0.86 - k * (0.62 / (steps - 1)));
      const tone = mix(c.forms[0], c.forms[1], i % 2 ? 0.85 : 0.1);
      const rise = p.linear('down', [0, mix(tone, c.light, 0.16)], [1, mix(tone, c.forms[3], 0.7)]);
      out += rect(i * sw, top, sw + 0.5, h - top, rise);
      const quarter = `M${n(i * sw)} ${n(top + sw)}A${n(sw)} ${n(sw)} 0 0 1 ${n((i + 1) * sw)} ${n(top)}V${n(top + sw)}z`;
      const warm = p.linear('right', [0, mix(c.forms[2], tone, 0.3)], [1, mix(c.forms[2], c.light, 0.3)]);
      out += path(quarter, warm, ' opacity=".9"');
    }
    return out;
  },

  /** Quarter circles in a square grid, like a tiled floor; two tiles hold a disc. */
  mosaic({ w, h, c, p, d }: Sheet) {
    const tile = h / (w > h ? 2 : 3);
    const columns = Math.ceil(w / tile);
    const count = columns * Math.round(h / tile);
    const lit = [d.whole(0, count - 1), d.whole(0, count - 1)];
    const grounds = [c.sky[0], mix(c.sky[1], c.forms[2], 0.25), mix(c.forms[0], c.light, 0.12), c.forms[3]];
    const tones = [c.forms[0], c.forms[1], c.forms[2], c.forms[2]];
    let out = '';
    for (let i = 0; i < count; i += 1) {
      const x = (i % columns) * tile;
      const y = Math.floor(i / columns) * tile;
      const k = d.whole(0, 3);
      const tone = tones[k] as string;
      out += rect(x, y, tile + 0.5, tile + 0.5, grounds[(k + (i % 2)) % 4] as string);
      if (lit.includes(i)) {
        out += sun(p, c, x + tile / 2, y + tile / 2, tile * 0.34);
      } else {
        const turn = d.pick([0, 90, 180, 270]);
        const fill = p.linear('slant', [0, mix(tone, c.light, 0.22)], [1, mix(tone, c.forms[3], 0.35)]);
        const place = ` transform="translate(${n(x)} ${n(y)}) rotate(${turn} ${n(tile / 2)} ${n(tile / 2)})"`;
        out += path(`M0 0H${n(tile)}A${n(tile)} ${n(tile)} 0 0 1 0 ${n(tile)}z`, fill, place);
      }
    }
    return out;
  },

  /** Fine concentric lines around a solid disc: the quiet one. */
  meridian({ w, h, c, p, d }: Sheet) {
    const x = w * d.pick([0.3, 0.5, 0.72]);
    const y = h * d.between(0.94, 1.04);
    let out = '';
    for (let i = 14; i > 0; i -= 1) {
      const fade = `stroke-opacity="${n(0.75 - i * 0.045)}" stroke-width="1.2"`;
      out += ring(x, y, h * (0.3 + i * 0.075), c.forms[0], fade);
    }
    out += disc(x, y, h * 0.46, p.linear('down', [0, c.forms[0]], [1, c.forms[3]]));
    const a = (x > w / 2 ? -1 : 1) * d.between(0.25, 0.75);
    const orbit = h * (0.3 + 0.075 * 5);
    return out + sun(p, c, x + Math.sin(a) * orbit, y - Math.cos(a) * orbit, h * 0.085, c.forms[0]);
  },
};

export type CompositionName = keyof typeof compositions;

/** The turn of a wall: shade on the left, its own tone, light on the right edge. */
function rounded(p: Paints, c: Palette, tone: string, shade: number, at: number, lit: number) {
  return p.linear('right', [0, mix(tone, c.forms[3], shade)], [at, tone], [1, mix(tone, c.light, lit)]);
}
