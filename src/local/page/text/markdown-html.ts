import type { Inline, InlineMark, TimeStyle } from './inline.ts';
import { parseInline } from './inline.ts';
import { type Block, parseMarkdown } from './markdown.ts';

/** How ids and moments are put into words; undefined means that the id is unknown here. */
export interface MarkdownNames {
  user(id: string): string | undefined;
  role(id: string): string | undefined;
  channel(id: string): string | undefined;
  time(seconds: number, style: TimeStyle): string;
  /** Words for a link into a channel of this page, when it is one. */
  jump(href: string): string | undefined;
  readonly unknownUser: string;
  readonly unknownRole: string;
  readonly unknownChannel: string;
  readonly spoiler: string;
}

/** The HTML of a message's text. Everything that came from the text is escaped. */
export function markdownHtml(source: string, names: MarkdownNames): string {
  return blocksHtml(parseMarkdown(source), names);
}

/** The HTML of one line of markdown: embed titles and field names know no blocks. */
export function lineHtml(source: string, names: MarkdownNames): string {
  return inlineHtml(parseInline(source), names);
}

/** Text made safe to stand in HTML, between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function blocksHtml(blocks: readonly Block[], names: MarkdownNames): string {
  return blocks.map((block) => blockHtml(block, names)).join('');
}

function blockHtml(block: Block, names: MarkdownNames): string {
  switch (block.type) {
    case 'paragraph':
      return `<div class="md-text">${inlineHtml(block.children, names)}</div>`;
    case 'heading':
      // The page's own headings are h1 and h2.
      return `<h${block.level + 2} class="md-h${block.level}">${inlineHtml(block.children, names)}</h${block.level + 2}>`;
    case 'small':
      return `<div class="md-small">${inlineHtml(block.children, names)}</div>`;
    case 'quote':
      return `<blockquote>${blocksHtml(block.blocks, names)}</blockquote>`;
    case 'fence':
      return `<pre><code${block.language === '' ? '' : ` data-language="${escapeHtml(block.language)}"`}>${escapeHtml(block.text)}</code></pre>`;
    case 'list': {
      const items = block.items.map(
        (item) => `<li>${inlineHtml(item.children, names)}${blocksHtml(item.lists, names)}</li>`,
      );
      if (block.start === undefined) return `<ul>${items.join('')}</ul>`;
      return `<ol start="${block.start}">${items.join('')}</ol>`;
    }
    default:
      return block satisfies never;
  }
}

const TAGS: Readonly<Record<Exclude<InlineMark, 'spoiler'>, string>> = {
  strong: 'strong',
  em: 'em',
  underline: 'u',
  strike: 's',
};

function inlineHtml(nodes: readonly Inline[], names: MarkdownNames): string {
  return nodes.map((node) => nodeHtml(node, names)).join('');
}

function nodeHtml(node: Inline, names: MarkdownNames): string {
  switch (node.type) {
    case 'text':
      return escapeHtml(node.text).replaceAll('\n', '<br>');
    case 'strong':
    case 'em':
    case 'underline':
    case 'strike':
      return `<${TAGS[node.type]}>${inlineHtml(node.children, names)}</${TAGS[node.type]}>`;
    case 'spoiler':
      return (
        `<span class="spoiler" role="button" tabindex="0" aria-expanded="false" aria-label="${escapeHtml(names.spoiler)}">` +
        `<span class="spoiler-text" aria-hidden="true">${inlineHtml(node.children, names)}</span></span>`
      );
    case 'code':
      return `<code>${escapeHtml(node.text)}</code>`;
    case 'link':
      return linkHtml(node.href, node.children, names);
    case 'user':
      return `<span class="mention" data-user-id="${node.id}">@${escapeHtml(names.user(node.id) ?? names.unknownUser)}</span>`;
    case 'role':
      return `<span class="mention" data-role-id="${node.id}">@${escapeHtml(names.role(node.id) ?? names.unknownRole)}</span>`;
    case 'channel':
      return channelHtml(node.id, names);
    case 'everyone':
      return `<span class="mention">@${node.name}</span>`;
    case 'command':
      return `<button type="button" class="mention" data-command="${escapeHtml(node.name)}">/${escapeHtml(node.name)}</button>`;
    case 'emoji':
      // Without its picture its name stands for it, as it does to a screen reader.
      return `<img class="emoji" src="/emojis/${node.id}.png" alt=":${escapeHtml(node.name)}:">`;
    case 'time':
      return timeHtml(node.seconds, node.style, names);
    default:
      return node satisfies never;
  }
}

function linkHtml(href: string, children: readonly Inline[], names: MarkdownNames): string {
  const [only] = children;
  const jump = children.length === 1 && only?.type === 'text' && only.text === href ? names.jump(href) : undefined;
  const words = jump === undefined ? inlineHtml(children, names) : escapeHtml(jump);
  const mark = jump === undefined ? '' : ' class="mention"';
  return `<a${mark} href="${escapeHtml(href)}" target="_blank" rel="noopener noreferrer">${words}</a>`;
}

function channelHtml(id: string, names: MarkdownNames): string {
  const name = names.channel(id);
  if (name === undefined) return `<span class="mention">#${escapeHtml(names.unknownChannel)}</span>`;
  return `<button type="button" class="mention" data-channel-id="${id}">#${escapeHtml(name)}</button>`;
}

function timeHtml(seconds: number, style: TimeStyle, names: MarkdownNames): string {
  const moment = new Date(seconds * 1000);
  if (Number.isNaN(moment.getTime())) return escapeHtml(`<t:${seconds}:${style}>`);
  const exact = escapeHtml(names.time(seconds, 'F'));
  return (
    `<time class="md-time" datetime="${moment.toISOString()}" data-seconds="${seconds}" data-style="${style}" ` +
    `title="${exact}">${escapeHtml(names.time(seconds, style))}</time>`
  );
}
