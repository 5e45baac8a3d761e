const OPTION_TYPES = ['text', 'number', 'flag', 'person', 'role', 'channel'] as const;
export type OptionType = (typeof OPTION_TYPES)[number];

/** An option of a command. Its name and description are the messages `command-<command>-<option>[-description]`. */
export interface OptionShape {
  id: string;
  type: OptionType;
  required?: boolean;
  /** The bot proposes values while it is typed. */
  suggests?: boolean;
  /** What may be chosen, if only that may; `name` is the key of a message. */
  choices?: readonly { value: string; name: string }[];
  /** Smallest and largest number. */
  min?: number;
  max?: number;
}

export interface SubcommandShape {
  id: string;
  options?: readonly OptionShape[];
}

/** A slash command before it is said in any language. */
export interface CommandShape extends SubcommandShape {
  subcommands?: readonly SubcommandShape[];
  /** Discord offers it to those who may manage channels; servers may offer it to others. */
  forManagers?: true;
}
