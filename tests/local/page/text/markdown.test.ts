import { describe, expect, it } from 'vitest';
import {
  escapeHtml,
  lineHtml,
  type MarkdownNames,
  markdownHtml,
} from '../../../../src/local/page/text/markdown-html.ts';

const names: MarkdownNames = {
  user: (id) => (id === '1' ? 'Mara' : undefined),
  role: (id) => (id === '7' ? 'everyone' : undefined),
  channel: (id) => (id === '2' ? 'arkham' : undefined),
  time: (seconds, style) => `${style}:${seconds}`,
  jump: (href) => (href.endsWith('/5') ? '#arkham' : undefined),
  unknownUser: 'somebody',
  unknownRole: 'some role',
  unknownChannel: 'somewhere',
  spoiler: 'Spoiler',
};

const html = (source: string) => markdownHtml(source, names);
const line = (source: string) => lineHtml(source, names);

describe('marks inside a line', () => {
  it.each([
    ['**bold**', '<strong>bold</strong>'],
    ['*it* and _it_', '<em>it</em> and <em>it</em>'],
    ['__under__', '<u>under</u>'],
    ['~~gone~~', '<s>gone</s>'],
    ['***both***', '<strong><em>both</em></strong>'],
    ['___both___', '<u><em>both</em></u>'],
    ['**a *b***', '<strong>a <em>b</em></strong>'],
    ['*a **b***', '<em>a <strong>b</strong></em>'],
    ['**a\nb**', '<strong>a<br>b</strong>'],
    ['**Sneak 4 − 3 = 1 die** ⚄ — *evaded*.', '<strong>Sneak 4 − 3 = 1 die</strong> ⚄ — <em>evaded</em>.'],
    ['`**code**`', '<code>**code**</code>'],
    ['`` a`b ``', '<code> a`b </code>'],
    ['`` `a` ``', '<code>`a`</code>'],
    ['**`a**b`**', '<strong><code>a**b</code></strong>'],
  ])('%s', (source, expected) => {
    expect(line(source)).toBe(expected);
  });

  it.each(['2 * 3 * 4', 'snake_case_name', '**open', '*', '****', '`open', '~~', '||', 'a ** b', '_', '__'])(
    'leaves %s as it stands',
    (source) => {
      expect(line(source)).toBe(source);
    },
  );

  it('takes the sign after a backslash as text', () => {
    expect(line('\\*not\\* \\_this\\_ \\`x\\` \\\\')).toBe('*not* _this_ `x` \\');
  });

  it('hides a spoiler until it is pressed, and says so to screen readers', () => {
    expect(line('||the **butler**||')).toBe(
      '<span class="spoiler" role="button" tabindex="0" aria-expanded="false" aria-label="Spoiler">' +
        '<span class="spoiler-text" aria-hidden="true">the <strong>butler</strong></span></span>',
    );
  });
});

describe('mentions, times, emojis and links', () => {
  it.each([
    ['<@1>', '<span class="mention" data-user-id="1">@Mara</span>'],
    ['<@!1>', '<span class="mention" data-user-id="1">@Mara</span>'],
    ['<@9>', '<span class="mention" data-user-id="9">@somebody</span>'],
    ['<@&7>', '<span class="mention" data-role-id="7">@everyone</span>'],
    ['<#2>', '<button type="button" class="mention" data-channel-id="2">#arkham</button>'],
    ['<#3>', '<span class="mention">#somewhere</span>'],
    ['@everyone @here', '<span class="mention">@everyone</span> <span class="mention">@here</span>'],
    ['</game new:12>', '<button type="button" class="mention" data-command="game new">/game new</button>'],
    ['<:clue:44>', '<img class="emoji" src="/emojis/44.png" alt=":clue:">'],
    ['<a:dice:44>', '<img class="emoji" src="/emojis/44.png" alt=":dice:">'],
  ])('%s', (source, expected) => {
    expect(line(source)).toBe(expected);
  });

  it('shows a timestamp in its style, with its exact moment', () => {
    const time = '<time class="md-time" datetime="2023-11-14T22:13:20.000Z" data-seconds="1700000000"';
    expect(line('<t:1700000000:R>')).toBe(`${time} data-style="R" title="F:1700000000">R:1700000000</time>`);
    expect(line('<t:1700000000>')).toContain('data-style="f"');
    expect(line('<t:9999999999999:R>')).toBe('&lt;t:9999999999999:R&gt;');
  });

  it.each([
    ['https://example.org/a_b_c.', 'https://example.org/a_b_c', '.'],
    ['<https://example.org/x>', 'https://example.org/x', ''],
    ['https://example.org/a_(b)', 'https://example.org/a_(b)', ''],
    ['https://example.org/a)', 'https://example.org/a', ')'],
  ])('links %s', (source, href, rest) => {
    expect(line(source)).toBe(`<a href="${href}" target="_blank" rel="noopener noreferrer">${href}</a>${rest}`);
  });

  it('links words, and names a link into a channel of the page', () => {
    expect(line('[the **rules**](https://example.org/r "title")')).toBe(
      '<a href="https://example.org/r" target="_blank" rel="noopener noreferrer">the <strong>rules</strong></a>',
    );
    expect(line('https://discord.com/channels/1/5')).toBe(
      '<a class="mention" href="https://discord.com/channels/1/5" target="_blank" rel="noopener noreferrer">#arkham</a>',
    );
  });
});

describe('blocks', () => {
  it('keeps line breaks of plain text, empty lines too', () => {
    expect(html('a\nb\n\nc')).toBe('<div class="md-text">a<br>b<br><br>c</div>');
    expect(html('a\r\nb')).toBe('<div class="md-text">a<br>b</div>');
  });

  it('reads headings and small print', () => {
    expect(html('# One\n## Two\n### Three\n-# small')).toBe(
      '<h3 class="md-h1">One</h3><h4 class="md-h2">Two</h4><h5 class="md-h3">Three</h5><div class="md-small">small</div>',
    );
    expect(html('#none\n#### none')).toBe('<div class="md-text">#none<br>#### none</div>');
  });

  it('joins the lines of a quote, and quotes all the rest after three signs', () => {
    expect(html('> a\n>\n> **b**\nc')).toBe(
      '<blockquote><div class="md-text">a<br><br><strong>b</strong></div></blockquote><div class="md-text">c</div>',
    );
    expect(html('a\n>>> b\n# c')).toBe(
      '<div class="md-text">a</div><blockquote><div class="md-text">b</div><h3 class="md-h1">c</h3></blockquote>',
    );
    expect(html('>no\n3 > 2')).toBe('<div class="md-text">&gt;no<br>3 &gt; 2</div>');
  });

  it('nests lists', () => {
    expect(html('- a\n  - b\n  - c\n- d')).toBe('<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul>');
    expect(html('3. x\n4. y\nz')).toBe('<ol start="3"><li>x</li><li>y</li></ol><div class="md-text">z</div>');
    expect(html('-no\n*no*')).toBe('<div class="md-text">-no<br><em>no</em></div>');
  });

  it('shows fenced code untouched, wherever the fence opens', () => {
    expect(html('see ```ts\nconst a = "**b**";\n``` end')).toBe(
      '<div class="md-text">see </div><pre><code data-language="ts">const a = &quot;**b**&quot;;</code></pre>' +
        '<div class="md-text"> end</div>',
    );
    expect(html('```one line```')).toBe('<pre><code>one line</code></pre>');
    expect(html('```open')).toBe('<div class="md-text">```open</div>');
  });
});

describe('safety', () => {
  it('escapes HTML everywhere', () => {
    const nasty = '<img src=x onerror="alert(1)">&\'';
    const safe = '&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;&#39;';
    expect(escapeHtml(nasty)).toBe(safe);
    for (const source of [
      nasty,
      `**${nasty}**`,
      `\`${nasty}\``,
      `# ${nasty}`,
      `- ${nasty}`,
      `> ${nasty}`,
      `||${nasty}||`,
    ]) {
      expect(html(source)).toContain(safe);
      expect(html(source)).not.toContain('<img');
    }
    expect(html(`\`\`\`${nasty}\`\`\``)).toContain(safe);
  });

  it('never links to anything but http and https', () => {
    for (const source of [
      '[x](javascript:alert(1))',
      '<javascript:alert(1)>',
      '[x](data:text/html,y)',
      '[x](https://a"b)',
    ]) {
      expect(html(source)).not.toContain('<a');
    }
  });

  it('stands any nesting and length', () => {
    for (const sign of ['*', '_', '**', '__', '||', '~~', '`', '[', '<', '> ', '- ', '\\', '*_', '**_', '[](']) {
      expect(html(sign.repeat(2000)).length).toBeGreaterThan(0);
      expect(html(`${sign}a`.repeat(1000)).length).toBeGreaterThan(0);
      expect(html(`${sign}a `.repeat(1000)).length).toBeGreaterThan(0);
    }
  });
});
