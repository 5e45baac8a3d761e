import type { CanvasRenderingContext2D } from 'canvas';
import { mix } from './palette.ts';

type Ctx = CanvasRenderingContext2D;

type Hair = 'bob' | 'bun' | 'long' | 'wavy' | 'parted' | 'short' | 'bald' | 'none';
type Hat =
  | 'beret'
  | 'cap'
  | 'boater'
  | 'fedora'
  | 'press'
  | 'top'
  | 'cloche'
  | 'feather'
  | 'bowler'
  | 'wide'
  | 'veil'
  | 'mirror'
  | 'goggles'
  | 'none';
type Feature = 'glasses' | 'moustache' | 'beard' | 'goatee' | 'cigar' | 'stubble' | 'earrings';
type Dress = 'collar' | 'bowtie' | 'tie' | 'beads' | 'trench' | 'coat' | 'cape' | 'scarf' | 'habit' | 'dog';

interface Looks {
  hair: Hair;
  hat: Hat;
  features: readonly Feature[];
  dress: Dress;
  /** Colour of hair. */
  tint: string;
}

const DARK = '#231a14';
const LOOKS: Record<string, Looks> = {
  'amanda-sharpe': { hair: 'long', hat: 'beret', features: [], dress: 'collar', tint: '#6a3a1c' },
  'ashcan-pete': { hair: 'none', hat: 'cap', features: ['stubble', 'beard'], dress: 'scarf', tint: '#57483a' },
  'bob-jenkins': { hair: 'short', hat: 'boater', features: ['moustache'], dress: 'bowtie', tint: DARK },
  'carolyn-fern': { hair: 'bun', hat: 'none', features: ['glasses'], dress: 'collar', tint: '#8a5a24' },
  'darrell-simmons': { hair: 'short', hat: 'press', features: [], dress: 'tie', tint: DARK },
  'dexter-drake': { hair: 'short', hat: 'top', features: ['goatee'], dress: 'cape', tint: DARK },
  'gloria-goldberg': { hair: 'bob', hat: 'cloche', features: [], dress: 'beads', tint: '#3a2418' },
  'harvey-walters': { hair: 'bald', hat: 'none', features: ['glasses', 'beard'], dress: 'bowtie', tint: '#d8d2c6' },
  'jenny-barnes': { hair: 'bob', hat: 'feather', features: ['earrings'], dress: 'beads', tint: '#c9932f' },
  'joe-diamond': { hair: 'short', hat: 'fedora', features: [], dress: 'trench', tint: DARK },
  'kate-winthrop': { hair: 'wavy', hat: 'goggles', features: [], dress: 'coat', tint: '#a5481d' },
  'mandy-thompson': { hair: 'long', hat: 'none', features: ['glasses'], dress: 'tie', tint: '#2b1c14' },
  'michael-mcglen': { hair: 'short', hat: 'bowler', features: ['cigar', 'stubble'], dress: 'tie', tint: DARK },
  'monterey-jack': { hair: 'none', hat: 'wide', features: ['stubble'], dress: 'scarf', tint: '#4b3016' },
  'sister-mary': { hair: 'none', hat: 'veil', features: [], dress: 'habit', tint: DARK },
  'vincent-lee': { hair: 'parted', hat: 'mirror', features: ['moustache'], dress: 'coat', tint: '#7b7268' },
};
const STRANGER: Looks = { hair: 'short', hat: 'none', features: [], dress: 'collar', tint: DARK };
const SKIN = '#f6dfbf';
const SHADE = '#dcb98d';

/** A portrait in a square of 100 × 100 from the origin, head and shoulders, on whatever ground there is. */
export function portrait(ctx: Ctx, sheet: string, coat: string): void {
  const looks = LOOKS[sheet] ?? STRANGER;
  ctx.save();
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  behind(ctx, looks);
  shoulders(ctx, looks, mix(coat, '#000000', 0.45));
  head(ctx);
  hair(ctx, looks);
  for (const feature of looks.features) face(ctx, feature, looks.tint);
  hat(ctx, looks);
  ctx.restore();
}

function shape(ctx: Ctx, fill: string, draw: () => void): void {
  ctx.beginPath();
  draw();
  ctx.fillStyle = fill;
  ctx.fill();
}

function stroke(ctx: Ctx, colour: string, width: number, draw: () => void): void {
  ctx.beginPath();
  draw();
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke();
}

function ellipse(ctx: Ctx, fill: string, x: number, y: number, rx: number, ry: number): void {
  shape(ctx, fill, () => ctx.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI));
}

/** Hair that falls behind the shoulders. */
function behind(ctx: Ctx, { hair, hat, tint }: Looks): void {
  if (hat === 'veil') {
    shape(ctx, DARK, () => {
      ctx.moveTo(50, 8);
      ctx.bezierCurveTo(86, 10, 84, 60, 92, 100);
      ctx.lineTo(8, 100);
      ctx.bezierCurveTo(16, 60, 14, 10, 50, 8);
    });
  }
  if (hair === 'long') {
    shape(ctx, tint, () => {
      ctx.moveTo(50, 14);
      ctx.bezierCurveTo(82, 14, 78, 50, 82, 82);
      ctx.lineTo(18, 82);
      ctx.bezierCurveTo(22, 50, 18, 14, 50, 14);
    });
  }
  if (hair === 'bob') ellipse(ctx, tint, 50, 44, 30, 28);
  if (hair === 'bun') ellipse(ctx, tint, 50, 12, 13, 11);
  if (hair === 'wavy') {
    for (const [x, y] of [
      [24, 34],
      [76, 34],
      [23, 48],
      [77, 48],
      [28, 60],
      [72, 60],
    ] as const) {
      ellipse(ctx, tint, x, y, 11, 11);
    }
  }
}

function shoulders(ctx: Ctx, { dress }: Looks, coat: string): void {
  const cloth = dress === 'coat' ? '#f4f1e8' : dress === 'habit' || dress === 'cape' ? DARK : coat;
  ellipse(ctx, SHADE, 50, 70, 10, 14);
  shape(ctx, cloth, () => {
    ctx.moveTo(4, 104);
    ctx.bezierCurveTo(6, 78, 28, 76, 40, 72);
    ctx.lineTo(50, 84);
    ctx.lineTo(60, 72);
    ctx.bezierCurveTo(72, 76, 94, 78, 96, 104);
  });
  switch (dress) {
    case 'bowtie':
    case 'tie':
      shape(ctx, '#fbf6ea', () => {
        ctx.moveTo(38, 74);
        ctx.lineTo(62, 74);
        ctx.lineTo(50, 100);
      });
      if (dress === 'tie') {
        shape(ctx, '#8e1d1d', () => {
          ctx.moveTo(45, 78);
          ctx.lineTo(55, 78);
          ctx.lineTo(57, 102);
          ctx.lineTo(43, 102);
        });
      } else {
        shape(ctx, '#8e1d1d', () => {
          ctx.moveTo(36, 74);
          ctx.lineTo(64, 88);
          ctx.lineTo(64, 74);
          ctx.lineTo(36, 88);
        });
      }
      break;
    case 'collar':
      shape(ctx, '#fbf6ea', () => {
        ctx.moveTo(36, 72);
        ctx.lineTo(50, 84);
        ctx.lineTo(64, 72);
        ctx.lineTo(70, 84);
        ctx.lineTo(50, 94);
        ctx.lineTo(30, 84);
      });
      break;
    case 'beads':
      for (let bead = 0; bead <= 8; bead++) {
        ellipse(ctx, '#fffaf0', 32 + bead * 4.5, 78 + 14 * Math.sin((bead / 8) * Math.PI), 2.8, 2.8);
      }
      break;
    case 'trench':
      shape(ctx, '#c2a878', () => {
        ctx.moveTo(24, 104);
        ctx.lineTo(30, 62);
        ctx.lineTo(50, 90);
        ctx.lineTo(70, 62);
        ctx.lineTo(76, 104);
      });
      stroke(ctx, DARK, 2, () => {
        ctx.moveTo(30, 62);
        ctx.lineTo(50, 90);
        ctx.lineTo(70, 62);
      });
      break;
    case 'coat':
      stroke(ctx, '#8a857a', 2.5, () => {
        ctx.moveTo(38, 73);
        ctx.lineTo(50, 98);
        ctx.lineTo(62, 73);
      });
      break;
    case 'cape':
      shape(ctx, '#9d1f2b', () => {
        ctx.moveTo(18, 104);
        ctx.lineTo(34, 58);
        ctx.lineTo(50, 86);
        ctx.lineTo(66, 58);
        ctx.lineTo(82, 104);
        ctx.lineTo(50, 92);
      });
      break;
    case 'scarf':
      shape(ctx, '#b5452c', () => {
        ctx.moveTo(32, 70);
        ctx.quadraticCurveTo(50, 82, 68, 70);
        ctx.lineTo(66, 82);
        ctx.lineTo(50, 98);
        ctx.lineTo(34, 82);
      });
      break;
    case 'habit':
      shape(ctx, '#fdfaf2', () => {
        ctx.moveTo(28, 62);
        ctx.quadraticCurveTo(50, 82, 72, 62);
        ctx.lineTo(74, 84);
        ctx.quadraticCurveTo(50, 100, 26, 84);
      });
      break;
    case 'dog':
      break;
    default:
      dress satisfies never;
  }
}

function head(ctx: Ctx): void {
  ellipse(ctx, SHADE, 50, 47, 22, 27);
  ellipse(ctx, SKIN, 49, 46, 21, 26);
  ellipse(ctx, DARK, 41, 46, 2.6, 3.2);
  ellipse(ctx, DARK, 59, 46, 2.6, 3.2);
  stroke(ctx, '#9c5f43', 2.4, () => {
    ctx.moveTo(43, 62);
    ctx.quadraticCurveTo(50, 65, 57, 62);
  });
}

function hair(ctx: Ctx, { hair: kind, tint }: Looks): void {
  switch (kind) {
    case 'bob':
    case 'long':
    case 'wavy':
    case 'bun':
      shape(ctx, tint, () => {
        ctx.moveTo(26, 50);
        ctx.bezierCurveTo(22, 8, 78, 8, 74, 50);
        ctx.bezierCurveTo(70, 34, 62, 30, 54, 28);
        ctx.bezierCurveTo(42, 34, 30, 34, 26, 50);
      });
      break;
    case 'short':
    case 'parted':
      shape(ctx, tint, () => {
        ctx.moveTo(27, 46);
        ctx.bezierCurveTo(22, 12, 78, 10, 73, 46);
        ctx.lineTo(70, 34);
        ctx.quadraticCurveTo(54, 34, kind === 'parted' ? 38 : 48, 26);
        ctx.quadraticCurveTo(32, 30, 30, 36);
      });
      break;
    case 'bald':
      ellipse(ctx, tint, 28, 46, 5, 11);
      ellipse(ctx, tint, 72, 46, 5, 11);
      break;
    case 'none':
      break;
    default:
      kind satisfies never;
  }
}

function face(ctx: Ctx, feature: Feature, tint: string): void {
  switch (feature) {
    case 'glasses':
      stroke(ctx, DARK, 2.6, () => {
        ctx.arc(40, 46, 8, 0, 2 * Math.PI);
        ctx.moveTo(68, 46);
        ctx.arc(60, 46, 8, 0, 2 * Math.PI);
        ctx.moveTo(48, 45);
        ctx.lineTo(52, 45);
      });
      break;
    case 'moustache':
      shape(ctx, tint, () => {
        ctx.moveTo(50, 56);
        ctx.quadraticCurveTo(62, 54, 66, 62);
        ctx.quadraticCurveTo(56, 62, 50, 60);
        ctx.quadraticCurveTo(44, 62, 34, 62);
        ctx.quadraticCurveTo(38, 54, 50, 56);
      });
      break;
    case 'beard':
      shape(ctx, tint, () => {
        ctx.moveTo(28, 50);
        ctx.quadraticCurveTo(36, 58, 50, 56);
        ctx.quadraticCurveTo(64, 58, 72, 50);
        ctx.bezierCurveTo(72, 72, 60, 80, 50, 82);
        ctx.bezierCurveTo(40, 80, 28, 72, 28, 50);
      });
      stroke(ctx, SKIN, 2.4, () => {
        ctx.moveTo(44, 64);
        ctx.lineTo(56, 64);
      });
      break;
    case 'goatee':
      shape(ctx, tint, () => {
        ctx.moveTo(44, 66);
        ctx.lineTo(56, 66);
        ctx.lineTo(50, 82);
      });
      stroke(ctx, tint, 3, () => {
        ctx.moveTo(38, 60);
        ctx.quadraticCurveTo(50, 55, 62, 60);
      });
      break;
    case 'cigar':
      stroke(ctx, '#6b3f1d', 5, () => {
        ctx.moveTo(56, 63);
        ctx.lineTo(76, 67);
      });
      ellipse(ctx, '#ff7a2f', 78, 67.5, 3, 3);
      break;
    case 'stubble':
      shape(ctx, 'rgba(60,45,35,0.35)', () => {
        ctx.moveTo(29, 52);
        ctx.quadraticCurveTo(50, 60, 71, 52);
        ctx.bezierCurveTo(70, 68, 60, 74, 50, 74);
        ctx.bezierCurveTo(40, 74, 30, 68, 29, 52);
      });
      break;
    case 'earrings':
      for (const x of [26, 74]) ellipse(ctx, '#ffe9a8', x, 64, 3, 6);
      break;
    default:
      feature satisfies never;
  }
}

function brim(ctx: Ctx, colour: string, y: number, width: number, height: number): void {
  ellipse(ctx, colour, 50, y, width, height);
}

function crown(ctx: Ctx, colour: string, left: number, top: number, bottom: number, lean = 3): void {
  shape(ctx, colour, () => {
    ctx.moveTo(left, bottom);
    ctx.lineTo(left + lean, top + 4);
    ctx.quadraticCurveTo(50, top - 5, 100 - left - lean, top + 4);
    ctx.lineTo(100 - left, bottom);
  });
}

function hat(ctx: Ctx, { hat: kind, tint }: Looks): void {
  switch (kind) {
    case 'beret':
      shape(ctx, '#2f4a8a', () => {
        ctx.ellipse(46, 22, 32, 13, -0.18, 0, 2 * Math.PI);
      });
      ellipse(ctx, '#2f4a8a', 44, 8, 3, 4);
      break;
    case 'cap':
      ellipse(ctx, '#4d4437', 50, 22, 30, 16);
      shape(ctx, '#2e281f', () => {
        ctx.moveTo(20, 30);
        ctx.quadraticCurveTo(46, 22, 78, 32);
        ctx.quadraticCurveTo(46, 42, 20, 30);
      });
      break;
    case 'boater':
      crown(ctx, '#e7cf8f', 28, 6, 26, 0);
      shape(ctx, '#8e1d1d', () => ctx.rect(28, 18, 44, 8));
      brim(ctx, '#e7cf8f', 28, 38, 5);
      break;
    case 'fedora':
    case 'press':
      crown(ctx, kind === 'press' ? '#7a6248' : '#4c4540', 27, 5, 30, 5);
      shape(ctx, DARK, () => ctx.rect(27, 22, 46, 8));
      brim(ctx, kind === 'press' ? '#7a6248' : '#4c4540', 32, 40, 6.5);
      if (kind === 'press') {
        ctx.save();
        ctx.translate(64, 16);
        ctx.rotate(0.22);
        shape(ctx, '#fffaf0', () => ctx.rect(-4, -10, 16, 18));
        stroke(ctx, '#8e1d1d', 2, () => {
          ctx.moveTo(-1, -4);
          ctx.lineTo(9, -4);
          ctx.moveTo(-1, 1);
          ctx.lineTo(9, 1);
        });
        ctx.restore();
      }
      break;
    case 'top':
      shape(ctx, DARK, () => {
        ctx.moveTo(28, 28);
        ctx.lineTo(25, -8);
        ctx.lineTo(75, -8);
        ctx.lineTo(72, 28);
      });
      shape(ctx, '#9d1f2b', () => ctx.rect(28, 17, 44, 9));
      brim(ctx, DARK, 29, 36, 5);
      break;
    case 'cloche':
      shape(ctx, '#7a2d63', () => {
        ctx.moveTo(22, 40);
        ctx.bezierCurveTo(16, -4, 84, -4, 78, 40);
        ctx.quadraticCurveTo(50, 26, 22, 40);
      });
      stroke(ctx, '#f3cf6b', 4, () => {
        ctx.moveTo(23, 32);
        ctx.quadraticCurveTo(50, 18, 77, 32);
      });
      break;
    case 'feather':
      stroke(ctx, DARK, 6, () => {
        ctx.moveTo(27, 33);
        ctx.quadraticCurveTo(50, 22, 73, 33);
      });
      shape(ctx, '#f6f2ff', () => {
        ctx.moveTo(67, 32);
        ctx.bezierCurveTo(92, 20, 92, 2, 80, -6);
        ctx.bezierCurveTo(76, 8, 66, 14, 67, 32);
      });
      break;
    case 'bowler':
      shape(ctx, '#2b2b30', () => {
        ctx.moveTo(27, 30);
        ctx.bezierCurveTo(26, -2, 74, -2, 73, 30);
      });
      brim(ctx, '#2b2b30', 31, 33, 5.5);
      stroke(ctx, '#7d7d88', 3, () => {
        ctx.moveTo(28, 25);
        ctx.lineTo(72, 25);
      });
      break;
    case 'wide':
      crown(ctx, '#8a5f2e', 29, 4, 28, 6);
      shape(ctx, '#4b3016', () => ctx.rect(29, 20, 42, 7));
      shape(ctx, '#8a5f2e', () => {
        ctx.moveTo(2, 24);
        ctx.quadraticCurveTo(50, 42, 98, 24);
        ctx.quadraticCurveTo(50, 26, 2, 24);
      });
      break;
    case 'veil':
      shape(ctx, '#fdfaf2', () => {
        ctx.moveTo(26, 54);
        ctx.bezierCurveTo(20, 10, 80, 10, 74, 54);
        ctx.bezierCurveTo(70, 30, 30, 30, 26, 54);
      });
      shape(ctx, DARK, () => {
        ctx.moveTo(20, 50);
        ctx.bezierCurveTo(14, 0, 86, 0, 80, 50);
        ctx.bezierCurveTo(72, 14, 28, 14, 20, 50);
      });
      break;
    case 'mirror':
      stroke(ctx, DARK, 3.5, () => {
        ctx.moveTo(27, 32);
        ctx.quadraticCurveTo(50, 24, 73, 32);
      });
      ellipse(ctx, '#dfe9ee', 58, 22, 10, 10);
      ellipse(ctx, '#6f8591', 58, 22, 3, 3);
      break;
    case 'goggles':
      stroke(ctx, DARK, 4, () => {
        ctx.moveTo(26, 30);
        ctx.lineTo(74, 30);
      });
      for (const x of [40, 60]) {
        ellipse(ctx, '#3b3530', x, 27, 10, 8.5);
        ellipse(ctx, '#9fd3e6', x, 27, 6.5, 5.5);
      }
      break;
    case 'none':
      if (tint === '#d8d2c6') ellipse(ctx, 'rgba(255,255,255,0.5)', 44, 26, 7, 4);
      break;
    default:
      kind satisfies never;
  }
}
