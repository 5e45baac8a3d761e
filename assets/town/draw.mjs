// Draws the plan of the town, town.svg, landmarks.svg and skyline.svg, from town.json and the landmarks below: `node assets/town/draw.mjs`.
// Chance has a seed: the same plan every time.
import { readFileSync, writeFileSync } from 'node:fs';

const here = (file) => new URL(file, import.meta.url);
const { places, roads, districts } = JSON.parse(readFileSync(here('town.json'), 'utf8'));

let seed = 1692;
const chance = () => {
  seed = (seed * 48271) % 2147483647;
  return seed / 2147483647;
};
const n = (value) => String(Math.round(value * 10) / 10);
const pt = ([x, y]) => `${n(x)} ${n(y)}`;
const poly = (points) => `M${points.map(pt).join('L')}Z`;

// Water: the Miskatonic, wider in the west, where the isle lies.
const river = (x) => 490 + 12 * Math.sin(x / 210 + 0.6) + 7 * Math.sin(x / 83 + 2) + (x < 420 ? (420 - x) * 0.07 : 0);
const half = (x) => 25 + 4 * Math.sin(x / 300 + 1) + (x < 330 ? Math.min(34, (330 - x) * 0.2) : 0);
const bank = (side, by = 0) => Array.from({ length: 82 }, (_, i) => [i * 20 - 10, river(i * 20 - 10) + side * (half(i * 20 - 10) + by)]);

/** A line through points as a smooth curve (Catmull-Rom), as a path and as many short pieces. */
function smooth(points) {
  const at = (i) => points[Math.max(0, Math.min(points.length - 1, i))];
  const pieces = [];
  for (let i = 0; i < points.length - 1; i++)
    for (let t = 0; t < 1; t += 0.1) {
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      pieces.push([0, 1].map((k) => 0.5 * (2 * b[k] + (c[k] - a[k]) * t + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3)));
    }
  return [...pieces, points.at(-1)];
}
const streets = roads.map(([width, ...points]) => ({ width: width * 0.7, main: width === 26, line: smooth(points) }));
const railway = smooth([[-10, 318], [120, 322], [240, 320], [340, 318], [430, 290], [474, 240], [486, 140]]);

const toLine = ([x, y], line) => {
  let best = 1e9;
  for (let i = 0; i + 1 < line.length; i++) {
    const [[ax, ay], [bx, by]] = [line[i], line[i + 1]];
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    best = Math.min(best, Math.hypot(x - ax - t * dx, y - ay - t * dy));
  }
  return best;
};
const inside = ([x, y], points) => {
  let odd = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [[ax, ay], [bx, by]] = [points[i], points[j]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
};
const boxes = Object.entries(places).map(([, [x, y]]) => [x - 80, y - 84, x + 80, y + 6]);
const open = [[426, 836, 604, 996], [1396, 522, 1578, 664], [216, 688, 414, 794], [940, 188, 1090, 288], [1240, 520, 1376, 630], [242, 506, 412, 598]];
const within = ([x, y], [l, t, r, b]) => x > l && x < r && y > t && y < b;
const free = (p, room) =>
  Math.abs(p[1] - river(p[0])) > half(p[0]) + 9 + room && toLine(p, railway) > 10 + room &&
  streets.every(({ width, line }) => toLine(p, line) > width / 2 + 1.5 + room) && !boxes.some((box) => within(p, box)) && !open.some((box) => within(p, box));

/** Houses in blocks, back to back, as a town grows: gabled roofs lit from the northwest, hatched in shadow. */
function houses(id, angle, ground) {
  const xs = ground.map(([x]) => x), ys = ground.map(([, y]) => y);
  const mid = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const out = { shade: '', lit: '', dark: '', hatch: '', ink: '', glow: '' };
  const turn = ([x, y]) => [mid[0] + x * Math.cos(angle) - y * Math.sin(angle), mid[1] + x * Math.sin(angle) + y * Math.cos(angle)];
  const reach = Math.hypot(Math.max(...xs) - mid[0], Math.max(...ys) - mid[1]) + 30;
  let row = 0;
  for (let y = -reach; y < reach; y += row % 2 ? 21 : 15.5, row++) {
    let x = -reach + chance() * 30;
    let lot = 0;
    while (x < reach) {
      const w = 15 + chance() * 14, h = 11.5 + chance() * 4;
      const center = turn([x + w / 2, y]);
      if (inside(center, ground) && [[0, 0], [-w / 2, -h / 2], [w / 2, -h / 2], [w / 2, h / 2], [-w / 2, h / 2]].every(([a, b]) => free(turn([x + w / 2 + a, y + b]), 0.5)) && chance() < 0.95) {
        const corner = (a, b) => turn([x + w / 2 + a * w * 0.5, y + b * h * 0.5]);
        const along = chance() < 0.72;
        const shift = (p, by) => [p[0] + by, p[1] + by * 1.2];
        out.shade += poly([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)].map((p) => shift(p, 3)));
        out.lit += poly([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]);
        const lower = along ? [corner(-1, 0), corner(1, 0), corner(1, 1), corner(-1, 1)] : [corner(0, -1), corner(1, -1), corner(1, 1), corner(0, 1)];
        out.dark += poly(lower);
        const lines = Math.floor((along ? w : h) / 2.7);
        for (let i = 1; i < lines; i++) {
          const s = -1 + (2 * i) / lines;
          out.hatch += along ? `M${pt(corner(s, 0.05))}L${pt(corner(s, 1))}` : `M${pt(corner(0.05, s))}L${pt(corner(1, s))}`;
        }
        out.ink += poly([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]) + (along ? `M${pt(corner(-1, 0))}L${pt(corner(1, 0))}` : `M${pt(corner(0, -1))}L${pt(corner(0, 1))}`);
        if (chance() < 0.3) out.ink += poly([corner(0.4, -0.6), corner(0.62, -0.6), corner(0.62, -0.15), corner(0.4, -0.15)]);
        if (chance() < 0.06) out.glow += poly([corner(-0.5, 0.5), corner(-0.2, 0.5), corner(-0.2, 0.85), corner(-0.5, 0.85)]);
      }
      x += w + (++lot % 5 === 0 ? 9 : 1.5);
    }
  }
  return `<path class="shade" d="${out.shade}"/><path class="lit ${id}" d="${out.lit}"/><path class="dark ${id}" d="${out.dark}"/><path class="hatch" d="${out.hatch}"/><path class="line" d="${out.ink}"/><path class="glow" d="${out.glow}"/>`;
}

const tree = (x, y, r) =>
  `<circle class="shade" cx="${n(x + 2.5)}" cy="${n(y + 3)}" r="${n(r)}"/><circle class="tree" cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/><path class="hatch" d="${[0.1, 0.4, 0.7].map((s) => `M${n(x + r * s)} ${n(y - r * 0.5)}Q${n(x + r * (s + 0.25))} ${n(y + r * 0.2)} ${n(x + r * (s - 0.3))} ${n(y + r * 0.8)}`).join('')}"/>`;
const trees = ([l, t, r, b], count, size) =>
  Array.from({ length: count }, () => [l + chance() * (r - l), t + chance() * (b - t)])
    .filter((p) => streets.every(({ width, line }) => toLine(p, line) > width / 2 + size) && Math.abs(p[1] - river(p[0])) > half(p[0]) + size)
    .sort((a, b) => a[1] - b[1])
    .map(([x, y]) => tree(x, y, size * (0.7 + chance() * 0.6)))
    .join('');
const tombs = ([l, t, r, b]) => {
  let d = '', shade = '';
  for (let y = t; y < b; y += 15) for (let x = l + ((y / 15) % 2) * 9; x < r; x += 19) {
    if (chance() < 0.25 || !streets.every(({ width, line }) => toLine([x, y], line) > width / 2 + 8)) continue;
    shade += `M${n(x + 2)} ${n(y + 3)}h8v-2h-8z`;
    d += chance() < 0.5 ? `M${n(x)} ${n(y)}v-6q3 -4 6 0v6z` : `M${n(x + 2)} ${n(y)}v-5h-2v-2h2v-3h2v3h2v2h-2v5z`;
  }
  return `<path class="shade" d="${shade}"/><path class="stone" d="${d}"/>`;
};

// The landmarks, each in a field of 150 by 100 that stands on its lower edge.
const R = (x, y, w, h, c = 'wall') => `<rect class="${c}" x="${x}" y="${y}" width="${w}" height="${h}"/>`;
const P = (points, c = 'wall') => `<path class="${c}" d="M${points}Z"/>`;
const gable = (x, y, w, h, over = 4) => P(`${x - over} ${y}L${x + w / 2} ${y - h}L${x + w + over} ${y}`, 'roof');
const hip = (x, y, w, h, over = 4) => P(`${x - over} ${y}L${x + h * 0.7} ${y - h}L${x + w - h * 0.7} ${y - h}L${x + w + over} ${y}`, 'roof');
const rules = (x, y, w, h, by = 3) => `<path class="rule" d="${Array.from({ length: Math.floor(w / by) }, (_, i) => `M${n(x + i * by + 1)} ${y}V${y + h}`).join('')}"/>`;
const tiles = (x, y, w, h, by = 4) => `<path class="rule" d="${Array.from({ length: Math.floor(h / by) }, (_, i) => `M${x} ${n(y + i * by + 1)}H${x + w}`).join('')}"/>`;
const wins = (x, y, cols, rows, dx, dy, w = 7, h = 10, lit = 0.35) =>
  Array.from({ length: cols * rows }, (_, i) => R(n(x + (i % cols) * dx), n(y + Math.floor(i / cols) * dy), w, h, chance() < lit ? 'lamp' : 'ink')).join('');
const door = (x, y, w, h) => P(`${x} ${y + h}V${y + w / 2}Q${x + w / 2} ${y - w / 2} ${x + w} ${y + w / 2}V${y + h}`, 'ink');
const block = (x, y, w, h) => R(x, y, w, h) + rules(x + w * 0.72, y, w * 0.28, h);
const spire = (x, y, w, h) => P(`${x - 2} ${y}L${x + w / 2} ${y - h}L${x + w + 2} ${y}`, 'roof');
const columns = (x, y, count, by, h) => Array.from({ length: count }, (_, i) => R(x + i * by, y, 6, h) + R(x + i * by + 4, y, 2, h, 'ink')).join('');
const smoke = (x, y) => `<path class="smoke" d="M${x} ${y}q-8 -8 0 -14t2 -14"/>`;
const oak = (x, y, r) => `<path class="ink" d="M${x - 3} ${y}L${x - 1} ${y - r}h3L${x + 4} ${y}z"/><circle class="leaf" cx="${x}" cy="${y - r * 1.5}" r="${r}"/><path class="rule" d="M${x + 2} ${y - r * 2.2}q${r * 0.8} ${r * 0.5} ${r * 0.2} ${r * 1.3}M${x - 3} ${y - r * 2}q${r * 0.7} ${r * 0.5} 0 ${r * 1.1}"/>`;
const bare = (x, y, h) => `<path class="twig" d="M${x} ${y}L${x + 1} ${y - h * 0.5}L${x - h * 0.3} ${y - h * 0.8}M${x + 1} ${y - h * 0.5}L${x + h * 0.28} ${y - h * 0.9}M${x} ${y - h * 0.4}L${x + h * 0.35} ${y - h * 0.5}M${x - h * 0.15} ${y - h * 0.65}L${x - h * 0.1} ${y - h}"/>`;

const LANDMARKS = {
  'train-station': () => block(8, 52, 134, 48) + hip(8, 52, 134, 20) + tiles(22, 35, 106, 14) + block(58, 34, 34, 66) + gable(58, 34, 34, 22) + '<circle class="lamp" cx="75" cy="46" r="8"/><path class="rule" d="M75 46V40M75 46H80"/>' + door(66, 66, 18, 34) + wins(18, 64, 3, 1, 13, 0, 8, 14) + wins(98, 64, 3, 1, 13, 0, 8, 14) + R(4, 90, 50, 3, 'ink') + R(96, 90, 50, 3, 'ink'),
  newspaper: () => block(30, 14, 90, 86) + R(24, 10, 102, 7, 'roof') + wins(38, 40, 5, 3, 16, 18, 9, 12, 0.55) + R(38, 22, 74, 12, 'ink') + '<path class="letter" d="M44 31V25L49 31V25M54 25h5M54 28h4M54 31h5M54 25v6M63 25l2 6 2-4 2 4 2-6M80 25q-5 0-4 2t4 2 -5 2"/>' + door(66, 82, 18, 18) + R(56, 0, 3, 12, 'ink') + R(90, 2, 3, 10, 'ink'),
  'bank-of-arkham': () => R(14, 92, 122, 8) + R(20, 40, 110, 54) + P('12 42L75 8L138 42', 'roof') + P('30 39L75 15L120 39') + '<circle class="ink" cx="75" cy="30" r="6"/>' + columns(26, 44, 6, 19, 48) + R(60, 62, 14, 32, 'ink') + R(76, 62, 14, 32, 'ink'),
  'arkham-asylum': () => block(6, 46, 138, 54) + hip(6, 46, 138, 16) + block(60, 24, 30, 76) + spire(60, 24, 30, 24) + block(8, 34, 22, 66) + spire(8, 34, 22, 20) + block(120, 34, 22, 66) + spire(120, 34, 22, 20) + wins(36, 56, 2, 2, 12, 20, 6, 12, 0.2) + wins(94, 56, 2, 2, 12, 20, 6, 12, 0.2) + wins(15, 44, 1, 3, 0, 18, 7, 10, 0.3) + wins(128, 44, 1, 3, 0, 18, 7, 10, 0.3) + door(68, 76, 14, 24) + wins(71, 36, 1, 2, 0, 18, 8, 11, 1) + `<path class="rule" d="M0 100V88M8 100V88M16 100V88M134 100V88M142 100V88M150 100V88M0 91H24M130 91H150"/>`,
  'independence-square': () => oak(22, 98, 15) + oak(128, 98, 15) + oak(46, 94, 10) + oak(106, 94, 10) + R(56, 90, 38, 10) + R(62, 82, 26, 9) + P('66 82L70 22L75 10L80 22L84 82') + P('75 10L80 22L84 82L75 82', 'ink') + '<path class="lamp" d="M60 88h4v4h-4zM86 88h4v4h-4z"/>',
  'hibbs-roadhouse': () => block(18, 50, 114, 50) + P('10 52L30 20H120L140 52', 'roof') + tiles(26, 24, 98, 26) + R(36, 10, 12, 20) + smoke(42, 8) + wins(28, 62, 2, 1, 18, 0, 12, 14, 1) + wins(94, 62, 2, 1, 18, 0, 12, 14, 1) + door(66, 66, 18, 34) + R(10, 62, 3, 38, 'ink') + R(0, 60, 18, 12, 'lamp') + R(14, 94, 122, 6, 'ink'),
  'velmas-diner': () => P('14 92Q14 46 36 44H114Q136 46 136 92') + R(14, 74, 122, 5, 'ink') + wins(24, 54, 6, 1, 18, 0, 13, 15, 1) + R(58, 78, 16, 22, 'ink') + R(46, 20, 58, 18, 'ink') + R(49, 23, 52, 12, 'lamp') + R(72, 38, 4, 8, 'ink') + R(10, 92, 130, 8, 'roof') + rules(96, 80, 38, 11),
  'curiositie-shoppe': () => block(26, 34, 62, 66) + gable(26, 34, 62, 28) + block(88, 54, 40, 46) + gable(88, 54, 40, 20) + R(34, 66, 30, 22, 'lamp') + '<circle class="ink" cx="49" cy="79" r="7"/><path class="rule" d="M34 66H64M44 66V88M54 66V88"/>' + door(70, 70, 13, 30) + wins(38, 42, 3, 1, 15, 0, 8, 12) + wins(96, 64, 2, 1, 15, 0, 9, 12, 0.6) + `<path class="twig" d="M128 62h12"/><circle class="wall" cx="138" cy="70" r="8"/>`,
  'police-station': () => block(16, 40, 118, 60) + R(10, 34, 130, 8, 'roof') + block(54, 20, 42, 80) + P('50 22L75 4L100 22', 'roof') + door(64, 66, 22, 34) + wins(24, 50, 2, 2, 14, 24, 8, 13) + wins(102, 50, 2, 2, 14, 24, 8, 13) + P('75 32l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1', 'ink') + '<circle class="lamp" cx="58" cy="72" r="4"/><circle class="lamp" cx="92" cy="72" r="4"/>' + `<path class="rule" d="M28 50V64M42 50V64M106 50V64M120 50V64"/>`,
  'unvisited-isle': () => P('2 100Q14 74 40 76Q60 58 92 70Q126 70 148 100', 'leaf') + `<path class="rule" d="M20 92q10 -8 22 -6M60 84q14 -8 30 0M104 92q14 -6 26 2"/>` + P('54 76V44l8 -4v36') + P('84 78V40l9 4v34') + P('50 46l46 -8 4 7 -48 8') + P('108 84V62l7 2v20') + P('34 84V64l7 -2v22') + bare(122, 84, 52) + bare(22, 90, 44),
  'river-docks': () => block(62, 50, 76, 40) + gable(62, 50, 76, 20) + R(86, 66, 26, 24, 'ink') + wins(70, 58, 1, 1, 0, 0, 9, 9, 1) + R(0, 90, 150, 5, 'wood') + `<path class="twig" d="M10 95V108M34 95V108M60 95V108M90 95V108M118 95V108M142 95V108"/>` + P('4 82Q28 96 54 82L48 92H10', 'ink') + `<path class="twig" d="M28 84V28M28 34L48 66M28 34L10 66"/>` + P('30 36L46 64H30'),
  unnamable: () => block(34, 44, 80, 56) + P('28 46L60 12L92 20L122 46', 'roof') + `<path class="rule" d="M50 26L110 40M44 34L116 44"/>` + R(90, 2, 12, 22) + wins(42, 54, 2, 1, 24, 0, 12, 14, 0) + wins(90, 54, 1, 1, 0, 0, 12, 14, 1) + door(66, 72, 16, 28) + `<path class="plank" d="M40 58L58 66M40 66L58 56M64 58L82 66M64 66L82 56"/>` + bare(18, 100, 60) + bare(134, 100, 50),
  'general-store': () => block(26, 26, 98, 74) + R(22, 20, 106, 9, 'roof') + R(36, 34, 78, 12, 'ink') + `<path class="letter" d="M42 43v-5q4 -3 6 0M54 38h6M54 40h4M54 43h6M68 43v-6l6 6v-6M82 38h6M82 40h4M82 43h6M96 43v-6h4q2 3 -3 3l4 3"/>` + P('22 54H128L136 66H14', 'awning') + `<path class="plank" d="M36 54L30 66M56 54L52 66M76 54V66M96 54L98 66M116 54L122 66"/>` + R(32, 68, 30, 20, 'lamp') + R(90, 68, 30, 20, 'lamp') + R(68, 68, 16, 32, 'ink') + `<circle class="wood" cx="134" cy="93" r="8"/><circle class="wood" cx="16" cy="93" r="8"/>`,
  'black-cave': () => P('0 100Q14 50 44 40Q62 12 90 26Q128 34 150 100', 'rock') + `<path class="rule" d="M30 60l10 8M44 46l8 12M92 32l10 14M116 50l10 12M126 70l10 14M18 80l10 8M70 26l4 12"/>` + P('48 100Q46 58 76 54Q104 58 104 100', 'ink') + `<path class="stone" d="M56 66l4 14 5 -17zM70 58l4 16 5 -17zM86 60l4 14 5 -11z"/>`,
  graveyard: () => P('46 100V52L75 30L104 52V100') + P('38 54L75 24L112 54', 'roof') + door(64, 66, 22, 34) + rules(90, 56, 13, 44) + R(73, 10, 4, 16, 'ink') + R(67, 14, 16, 4, 'ink') + P('12 100V78q9 -12 18 0v22') + P('118 100V82q8 -10 16 0v18') + `<path class="rule" d="M16 84h10M16 89h10M122 87h8M122 92h8"/>` + bare(142, 100, 56),
  'science-building': () => block(10, 48, 130, 52) + hip(10, 48, 130, 14) + P('52 36A24 24 0 0 1 100 36') + R(52, 34, 48, 16) + P('74 12h6v26h-6', 'ink') + wins(20, 58, 3, 2, 13, 20, 8, 12) + wins(96, 58, 3, 2, 13, 20, 8, 12) + door(66, 68, 18, 32) + `<path class="rule" d="M84 16Q98 24 99 36M90 18Q100 28 99 36"/>`,
  'administration-building': () => block(8, 54, 134, 46) + hip(8, 54, 134, 12) + R(48, 46, 54, 54) + P('42 48L75 26L108 48', 'roof') + columns(52, 50, 4, 14, 50) + R(66, 10, 18, 18) + spire(66, 10, 18, 14) + `<circle class="lamp" cx="75" cy="19" r="5"/>` + wins(16, 62, 3, 2, 11, 18, 6, 11) + wins(108, 62, 3, 2, 11, 18, 6, 11),
  library: () => block(12, 44, 126, 56) + P('6 46L24 22H126L144 46', 'roof') + tiles(22, 26, 106, 18) + P('52 46L75 24L98 46') + `<path class="lamp" d="M22 90V66q7 -10 14 0v24zM42 90V66q7 -10 14 0v24zM94 90V66q7 -10 14 0v24zM114 90V66q7 -10 14 0v24z"/><path class="rule" d="M29 60V90M49 60V90M101 60V90M121 60V90M22 76h14M42 76h14M94 76h14M114 76h14"/>` + door(66, 64, 18, 36) + `<circle class="ink" cx="75" cy="40" r="5"/>`,
  'silver-twilight-lodge': () => block(18, 42, 114, 58) + R(12, 36, 126, 8, 'roof') + block(16, 22, 26, 78) + R(12, 16, 34, 8, 'roof') + block(108, 22, 26, 78) + R(104, 16, 34, 8, 'roof') + P('52 42L75 14L98 42', 'roof') + '<path class="lamp" d="M64 34Q75 24 86 34Q75 42 64 34Z"/><circle class="ink" cx="75" cy="34" r="3.5"/>' + door(62, 58, 26, 42) + wins(24, 32, 1, 3, 0, 22, 9, 13, 0.4) + wins(117, 32, 1, 3, 0, 22, 9, 13, 0.4) + columns(52, 54, 2, 40, 46),
  'witch-house': () => block(30, 48, 76, 52) + P('20 52L56 4L116 52', 'roof') + `<path class="rule" d="M44 24L66 16M38 32L78 22M32 40L92 32M28 47L104 42"/>` + block(98, 58, 34, 42) + P('94 60L118 30L138 60', 'roof') + `<circle class="lamp" cx="62" cy="40" r="6"/>` + wins(40, 60, 2, 1, 18, 0, 10, 13, 0.4) + door(82, 70, 14, 30) + wins(108, 68, 1, 1, 0, 0, 10, 13, 1) + `<path class="plank" d="M30 48L54 74M54 48L30 74M106 48V100M30 74H106"/>` + R(96, 12, 10, 26) + bare(16, 100, 56),
  'st-marys-hospital': () => block(10, 40, 130, 60) + R(6, 34, 138, 8, 'roof') + block(50, 20, 50, 80) + R(46, 14, 58, 8, 'roof') + P('70 26h10v8h8v10h-8v8h-10v-8h-8v-10h8', 'cross') + wins(18, 50, 3, 2, 11, 22, 7, 13, 0.5) + wins(106, 50, 3, 2, 11, 22, 7, 13, 0.5) + door(64, 66, 22, 34),
  'ye-olde-magick-shoppe': () => P('34 50H112L118 100H28') + P('22 54L66 4L84 22L126 54', 'roof') + `<path class="rule" d="M54 22L86 30M44 32L98 40M34 43L110 49"/>` + R(40, 62, 32, 24, 'lamp') + `<path class="rule" d="M40 62L72 86M72 62L40 86M56 62V86M40 74H72"/>` + door(84, 66, 16, 34) + `<path class="twig" d="M118 64h16"/>` + P('128 68h12l-2 12h-8', 'ink') + `<path class="lamp" d="M66 34l3 6 6 1-5 4 1 7-5-4-5 4 1-7-5-4 6-1z"/>` + R(96, 8, 10, 24) + smoke(100, 8),
  woods: () => [[20, 96, 13], [58, 92, 17], [96, 90, 15], [130, 96, 14], [38, 100, 12], [78, 100, 14], [114, 100, 12]].map(([x, y, r]) => P(`${x - r * 1.2} ${y - 6}L${x} ${y - r * 4.2}L${x + r * 1.2} ${y - 6}`, 'leaf') + P(`${x} ${y - r * 4.2}L${x + r * 1.2} ${y - 6}L${x + r * 0.2} ${y - 6}`, 'ink') + R(x - 2, y - 6, 5, 6, 'ink')).join(''),
  'historical-society': () => block(20, 44, 110, 56) + P('12 46L36 18H114L138 46', 'roof') + tiles(32, 22, 86, 22) + R(40, 6, 12, 22) + R(98, 6, 12, 22) + wins(30, 54, 2, 2, 16, 22, 9, 14) + wins(92, 54, 2, 2, 16, 22, 9, 14) + P('60 64L75 52L90 64', 'roof') + columns(62, 64, 2, 20, 36) + R(69, 70, 12, 30, 'ink') + wins(52, 28, 3, 1, 18, 0, 9, 10, 0.4),
  'south-church': () => block(46, 52, 88, 48) + P('40 54L60 26H122L142 54', 'roof') + tiles(58, 30, 66, 22) + block(20, 34, 32, 66) + spire(20, 34, 32, 44) + `<path class="twig" d="M36 -10V-24M31 -18H41"/>` + `<path class="lamp" d="M60 88V70q6 -12 12 0v18zM82 88V70q6 -12 12 0v18zM104 88V70q6 -12 12 0v18z"/>` + door(28, 70, 16, 30) + `<circle class="lamp" cx="36" cy="50" r="7"/><path class="rule" d="M36 43V57M29 50H43"/>`,
  'mas-boarding-house': () => block(30, 36, 84, 64) + gable(30, 36, 84, 32) + R(94, 4, 12, 28) + smoke(100, 2) + wins(40, 46, 4, 1, 18, 0, 10, 14, 0.6) + R(20, 70, 110, 5, 'roof') + `<path class="plank" d="M24 75V100M50 75V100M76 75V100M102 75V100M126 75V100M20 90H64M88 90H130"/>` + door(68, 76, 15, 24) + wins(34, 78, 2, 1, 16, 0, 9, 12, 1) + wins(94, 78, 2, 1, 16, 0, 9, 12, 0.5) + wins(67, 16, 1, 1, 0, 0, 10, 12, 1),
};

/** Landmarks that only the third edition's towns have. */
const ELSEWHERE = {
  'la-bella-luna': () => block(22, 36, 106, 64) + R(16, 30, 118, 8, 'roof') + P('20 56H130L138 70H12', 'awning') + `<path class="plank" d="M38 56L32 70M62 56L58 70M88 56L92 70M112 56L118 70"/>` + R(30, 74, 30, 26, 'lamp') + R(92, 74, 28, 26, 'lamp') + door(66, 74, 18, 26) + '<path class="lamp" d="M84 2A17 17 0 1 0 84 32A21 21 0 0 1 84 2Z"/>' + wins(30, 42, 2, 1, 15, 0, 8, 11, 0.7) + wins(100, 42, 2, 1, 14, 0, 8, 11, 0.7) + '<path class="rule" d="M45 74V100M106 74V100"/>',
  'tick-tock-club': () => block(20, 50, 110, 50) + hip(20, 50, 110, 16) + block(52, 14, 46, 86) + P('46 16L75 -8L104 16', 'roof') + '<circle class="lamp" cx="75" cy="38" r="18"/><path class="rule" d="M75 38V25M75 38L84 44M75 22v4M75 50v4M59 38h4M87 38h4"/>' + door(64, 70, 22, 30) + wins(28, 60, 2, 2, 12, 18, 7, 11, 0.5) + wins(106, 60, 2, 2, 12, 18, 7, 11, 0.5) + R(46, 62, 58, 5, 'roof'),
  observatory: () => P('2 100Q20 78 50 80H100Q130 78 148 100', 'rock') + block(38, 52, 74, 34) + P('34 54A41 44 0 0 1 116 54') + P('72 12L84 14L88 54H70', 'ink') + P('76 30L112 -4L118 4L84 36') + R(32, 50, 86, 6, 'roof') + wins(46, 62, 2, 1, 14, 0, 8, 12, 0.4) + wins(92, 62, 1, 1, 0, 0, 8, 12, 1) + door(70, 62, 14, 24) + '<path class="rule" d="M46 36Q52 24 62 18M104 36Q100 26 94 20"/>',
  'hangmans-hill': () => P('0 100Q34 62 74 58Q116 62 150 100', 'rock') + '<path class="rule" d="M26 88l12 -10M48 76l12 -6M92 72l14 8M112 86l14 6M64 90l18 -2"/>' + P('48 66V2h7v62') + P('48 2h56v7H48') + P('55 22L72 9h7L55 30') + '<path class="twig" d="M96 9V28"/><path class="plank" d="M96 28q-9 2 -8 12t8 9q9 0 8 -9t-8 -12"/>' + bare(128, 92, 54) + bare(18, 96, 40),
};

/** Where a landmark stands, on ground of its own; a dark rim keeps it apart from the roofs. */
const landmark = ([id, draw]) => {
  const [x, y] = places[id];
  const art = draw();
  const water = id === 'unvisited-isle' || id === 'river-docks';
  return `<g id="${id}" transform="translate(${x - 75} ${y - 92})">${water ? '' : '<ellipse class="yard" cx="75" cy="92" rx="88" ry="20"/>'}<g class="rim">${art}</g><g class="art">${art}</g></g>`;
};

const line = (points, c, width = '') => `<path class="${c}"${width && ` stroke-width="${width}"`} d="M${points.map(pt).join('L')}"/>`;
const ripples = () => {
  let d = '';
  for (let k = -5; k <= 5; k++) {
    let pen = false;
    for (let x = -6; x <= 1606; x += 8) {
      const gone = (Math.floor(x / 44) * 7 + k * 5) % 6 === 0;
      const p = [x, river(x) + (k / 5.8) * half(x) + 1.4 * Math.sin(x / 17 + k * 2)];
      d += gone ? '' : `${pen ? 'L' : 'M'}${pt(p)}`;
      pen = !gone;
    }
  }
  return `<path class="ripple" d="${d}"/>`;
};
const bridges = () =>
  streets.filter(({ main }) => main).flatMap(({ line: way }) => {
    const over = way.filter(([x, y]) => Math.abs(y - river(x)) < half(x) + 12);
    if (over.length < 2 || Math.abs(over[0][1] - over.at(-1)[1]) < 30) return [];
    const piers = over.flatMap(([x, y], i) => (i % 2 ? [] : [`M${n(x - 18)} ${n(y)}h6v6h-6zM${n(x + 12)} ${n(y)}h6v6h-6z`])).join('');
    return [line(over, 'parapet', 32), line(over, 'street', 21), `<path class="pier" d="${piers}"/>`];
  }).join('');
const sleepers = railway.flatMap(([x, y], i) => {
  const next = railway[i + 1];
  if (!next) return [];
  const [dx, dy] = [next[0] - x, next[1] - y];
  const far = Math.hypot(dx, dy) || 1;
  return [0, 0.5].map((t) => `M${n(x + dx * t - (dy / far) * 6)} ${n(y + dy * t + (dx / far) * 6)}L${n(x + dx * t + (dy / far) * 6)} ${n(y + dy * t - (dx / far) * 6)}`);
}).join('');
const shift = (points, by) => points.map(([x, y], i) => {
  const [a, b] = [points[Math.max(0, i - 1)], points[Math.min(points.length - 1, i + 1)]];
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [x - ((b[1] - a[1]) / far) * by, y + ((b[0] - a[0]) / far) * by];
});

const grounds = Object.entries(districts).map(([id, [, , ...ground]]) => `<path class="ground ${id}" d="${poly(ground)}"/>`).join('');
const blocks = Object.entries(districts).map(([id, [, angle, ...ground]]) => houses(id, angle, ground)).join('');
const lawn = [[226, 700], [398, 694], [398, 738], [228, 744]];
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="860" viewBox="0 140 1600 860"><style>/*theme*/</style>
${grounds}<path class="lawn" d="${poly([[424, 844], [604, 848], [602, 1000], [424, 1000]])}${poly([[1400, 524], [1580, 528], [1582, 660], [1398, 656]])}${poly([[934, 192], [1092, 192], [1092, 286], [934, 286]])}${poly(lawn)}"/>
<path class="path" d="M226 700L398 738M398 694L228 744M312 696V742"/>
<path class="water" d="${poly([...bank(-1), ...bank(1).reverse()])}"/>${ripples()}<path class="shore" d="M${bank(-1).map(pt).join('L')}M${bank(1).map(pt).join('L')}"/>
${streets.map(({ width, line: way }) => line(way, 'kerb', width + 5)).join('')}${streets.map(({ width, line: way }) => line(way, 'street', width)).join('')}
<path class="water" d="${poly([...bank(-1, -1), ...bank(1, -1).reverse()])}"/>${ripples()}${bridges()}
<path class="sleeper" d="${sleepers}"/>${line(shift(railway, 3), 'rail')}${line(shift(railway, -3), 'rail')}
${blocks}${trees(open[0], 70, 10)}${trees([936, 192, 1090, 282], 16, 8)}${trees([220, 690, 404, 710], 12, 6)}${tombs([1404, 536, 1576, 658])}
${Object.entries(LANDMARKS).sort(([a], [b]) => places[a][1] - places[b][1]).map(landmark).join('\n')}
</svg>
`;
writeFileSync(here('town.svg'), svg);

/** Roofs and steeples against the sky: the town's northern edge. */
seed = 1820241901; // The same sky and the same landmarks, however the town is laid out.
let sky = 'M0 60';
for (let x = 0; x < 1600; ) {
  const w = 14 + chance() * 26, top = 40 - chance() * 14, kind = chance();
  if (kind < 0.07) sky += `V30h${n(w * 0.2)}L${n(x + w * 0.5)} ${n(2 + chance() * 8)}L${n(x + w * 0.8)} 30H${n(x + w)}`;
  else if (kind < 0.6) sky += `V${n(top)}L${n(x + w / 2)} ${n(top - 9)}L${n(x + w)} ${n(top)}`;
  else sky += `V${n(top)}h${n(w * 0.3)}v-8h5v8H${n(x + w)}`;
  x += w;
}
writeFileSync(here('skyline.svg'), `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="60" viewBox="0 0 1600 60" color="#000"><path fill="currentColor" d="${sky}V60Z"/></svg>\n`);

// The same landmarks beside each other, a line each, for towns that are laid out otherwise.
const WIDE = 6;
const CELL = { w: 190, h: 150 };
seed = 1727717811;
const alone = Object.entries({ ...LANDMARKS, ...ELSEWHERE }).map(([id, draw], i) => {
  const art = draw();
  const at = `${(i % WIDE) * CELL.w + 20} ${Math.floor(i / WIDE) * CELL.h + 36}`;
  return `<g id="${id}" transform="translate(${at})"><ellipse class="yard" cx="75" cy="96" rx="84" ry="14"/><g class="rim">${art}</g><g class="art">${art}</g></g>`;
});
const size = [WIDE * CELL.w, Math.ceil(alone.length / WIDE) * CELL.h];
writeFileSync(
  here('landmarks.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}" viewBox="0 0 ${size.join(' ')}"><style>/*theme*/</style>\n${alone.join('\n')}\n</svg>\n`,
);
