#!/usr/bin/env bash
# @fluent/bundle 0.19.1: a value of a type of one's own is shown, but never selects; text that says the same does.
#
# Expected: a variable whose type extends FluentType and whose toString() gives "feminine" selects the variant [feminine], as
# a text "feminine" does, so that a noun can carry its gender into a message.
# Seen: it is shown as "feminine" where it stands by itself, yet as a selector it falls through to the default without an
# error. A function that returns text both selects and shows.
#
# Installs pinned public packages in a temporary folder.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @fluent/bundle@0.19.1 >/dev/null
cat > try.mjs <<'JS'
import { FluentBundle, FluentResource, FluentType } from '@fluent/bundle';

class Noun extends FluentType {
  toString() {
    return this.value.gender;
  }
}
const bundle = new FluentBundle('cs', { useIsolating: false, functions: { GENDER: ([noun]) => noun.value.gender } });
bundle.addResource(
  new FluentResource(`
shown = { $noun }
own = { $noun ->
    [feminine] feminine
   *[other] default
  }
by-function = { GENDER($noun) ->
    [feminine] feminine
   *[other] default
  }
`),
);
const errors = [];
const say = (key, noun) => bundle.formatPattern(bundle.getMessage(key).value, { noun }, errors);
const noun = new Noun({ gender: 'feminine' });
const seen = {
  shown: say('shown', noun),
  text: say('own', 'feminine'),
  'type of its own': say('own', noun),
  function: say('by-function', noun),
  errors: errors.length,
};
console.log(JSON.stringify(seen));
const wanted = { shown: 'feminine', text: 'feminine', 'type of its own': 'default', function: 'feminine', errors: 0 };
process.exit(JSON.stringify(seen) === JSON.stringify(wanted) ? 0 : 1);
JS
node try.mjs
