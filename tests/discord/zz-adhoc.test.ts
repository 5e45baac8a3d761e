import { it } from 'vitest';
import { writeFileSync } from 'node:fs';
import { second } from '/work/main/src/editions/second/second.ts';
import { controlsOf } from '/work/main/src/local/robot.ts';
import { evening } from '/work/main/tests/discord/evening.ts';

it('plays', async () => {
  const room = await evening(new Map([['second', second as never]]));
  const people = ['Mara', 'Jonas'].map((name) => room.local.person(name));
  const log: string[] = [];
  const seen = new Set<string>();
  const dump = () => {
    for (const m of people[0]!.messages()) {
      const line = `${m.content}${m.attachments.map((a) => ` [${a.filename}: ${a.description}]`).join('')}${controlsOf(m).length ? `\n   >> ${controlsOf(m).map((c) => c.label + (c.kind === 'menu' ? `{${c.values.length}}` : '')).join(' | ')}` : ''}`;
      const key = m.id + line; if (seen.has(key)) continue; seen.add(key);
      log.push(line, '');
    }
  };
  try {
    await (await people[0]!.command('game new')).answer();
    await room.local.quiet();
    const lobby = people[0]!.messages().find((m) => controlsOf(m).some((c) => c.label === 'Join'))!;
    await people[1]!.press(lobby, controlsOf(lobby).find((c) => c.label === 'Join')!.customId);
    await room.local.quiet();
    dump();
    await (await people[0]!.command('game start')).answer();
    for (let step = 0; step < Number(process.env.STEPS ?? 60); step++) {
      await room.local.quiet(30);
      dump();
      const view = room.bot.house.table.reading.inChannel(people[0]!.channel)!;
      if (view.status !== 'playing') break;
      const open = view.open[0]!;
      const who = people.find((p) => open.awaited.includes(p.id))!;
      const hint = room.bot.house.table.reading.hint(view.id, who.id);
      if (!hint.ok) throw new Error(JSON.stringify(hint));
      const { decision, chosen, interrupt } = hint.value;
      const mark = `:${view.id}:${view.branch}:${decision.id}:`;
      const message = await who.waitForMessage((m) => controlsOf(m).some((c) => c.customId.includes(mark)), { timeout: 4000 }).catch(() => null);
      if (!message) throw new Error(`no message for ${JSON.stringify(decision)}`);
      const controls = controlsOf(message).filter((c) => c.customId.includes(mark));
      log.push(`   == ${who.name}: ${interrupt ?? chosen}`);
      if (interrupt) { const c = controls.find((x) => x.customId.startsWith('i:'))!; await who.select(message, c.customId, [c.values.find((v) => v.endsWith(interrupt))!]); continue; }
      const button = chosen.length === 1 ? controls.find((c) => c.customId === `a${mark}${chosen[0]}`) : undefined;
      if (button) { const act = await who.press(message, button.customId); if (decision.sure?.includes(chosen[0]!)) { const m = await act.answer(); await who.press(m, controlsOf(m)[0]!.customId); } continue; }
      const pick = controls.find((c) => c.customId.startsWith('s:') && chosen.every((id) => c.values.includes(id)));
      if (pick && chosen.length) { await who.select(message, pick.customId, chosen); continue; }
      const markc = controls.find((c) => c.customId.startsWith('m:'));
      if (markc && chosen.length) { await who.select(message, markc.customId, chosen); await room.local.quiet(30); }
      const confirm = controlsOf(who.message(message.id)).find((c) => c.customId.startsWith('c:') && !c.disabled);
      if (!confirm) throw new Error(`cannot ${chosen} ${JSON.stringify(controls)}`);
      await who.press(message, confirm.customId);
    }
  } finally {
    dump();
    writeFileSync('/tmp/second.log', [...log, ...room.logged, JSON.stringify(room.local.audit.entries.filter((e) => e.kind !== 'ping').map((e) => e), null, 1)].join('\n'));
    await room.close();
  }
}, 240000);
