import { addIssues, Form, type FormPath, type SchemaIssue } from './form.ts';

interface Schema {
  safeParse(value: unknown): { success: true } | { success: false; error: { issues: SchemaIssue[] } };
}

/** The parts of Discord's published OpenAPI document that this server speaks. */
const requestSchemas = [
  'MessageCreateRequestSchema',
  'MessageEditRequestPartialSchema',
  'IncomingWebhookRequestPartialSchema',
  'IncomingWebhookUpdateRequestPartialSchema',
  'CreateMessageInteractionCallbackRequestSchema',
  'UpdateMessageInteractionCallbackRequestSchema',
  'ApplicationCommandAutocompleteCallbackRequestSchema',
  'ModalInteractionCallbackRequestSchema',
  'ApplicationCommandCreateRequestSchema',
  'ApplicationCommandUpdateRequestSchema',
  'ApplicationCommandPatchRequestPartialSchema',
  'CreateTextThreadWithMessageRequestSchema',
  'CreateTextThreadWithoutMessageRequestSchema',
  'UpdateThreadRequestPartialSchema',
  'UpdateGuildChannelRequestPartialSchema',
  'CreateGuildChannelRequestSchema',
  'CreatePrivateChannelRequestSchema',
] as const;
export type RequestSchema = (typeof requestSchemas)[number];

const responseSchemas = [
  'MessageResponseSchema',
  'ApplicationCommandResponseSchema',
  'GatewayBotResponseSchema',
  'GatewayResponseSchema',
  'GuildChannelResponseSchema',
  'ThreadResponseSchema',
  'PrivateChannelResponseSchema',
  'ThreadMemberResponseSchema',
  'ThreadsResponseSchema',
  'GuildResponseSchema',
  'GuildRoleResponseSchema',
  'GuildMemberResponseSchema',
  'EmojiResponseSchema',
  'ListApplicationEmojisResponseSchema',
  'PrivateApplicationResponseSchema',
  'UserResponseSchema',
  'UserPIIResponseSchema',
  'InteractionCallbackResponseSchema',
  'PinnedMessagesResponseSchema',
  'ErrorResponseSchema',
  'RatelimitedResponseSchema',
] as const;
export type ResponseSchema = (typeof responseSchemas)[number];

/** Discord's own schemas, as `discord-api-spec` generates them; loading takes about a tenth of a second. */
export class Spec {
  private readonly schemas: ReadonlyMap<string, Schema>;

  private constructor(schemas: ReadonlyMap<string, Schema>) {
    this.schemas = schemas;
  }

  /** @throws Error when the installed package lacks a schema this server needs. */
  static async load(): Promise<Spec> {
    // The package declares its JavaScript as its types, so its name is kept from the compiler.
    const name: string = 'discord-api-spec/zod';
    const all: Record<string, unknown> = await import(name);
    const schemas = new Map<string, Schema>();
    for (const wanted of [...requestSchemas, ...responseSchemas]) {
      const schema = all[wanted];
      if (!isSchema(schema)) throw new Error(`discord-api-spec has no ${wanted}`);
      schemas.set(wanted, schema);
    }
    return new Spec(schemas);
  }

  /** Collects what is wrong with a request body. */
  into(form: Form, name: RequestSchema, body: unknown, base: FormPath = []): void {
    addIssues(form, this.issues(name, body), body, base);
  }

  /** @throws Refusal 50035 when the body does not fit. */
  check(name: RequestSchema, body: unknown): void {
    const form = new Form();
    this.into(form, name, body);
    form.refuse();
  }

  /** What is wrong with an answer of our own, as text; empty when nothing is. */
  faults(name: ResponseSchema, body: unknown): string[] {
    const form = new Form();
    addIssues(form, this.issues(name, body), body);
    return form.faults.map(({ path, message }) => `${name} ${path.join('.')}: ${message}`);
  }

  private issues(name: string, body: unknown): SchemaIssue[] {
    const result = this.schemas.get(name)?.safeParse(body);
    return result && !result.success ? result.error.issues : [];
  }
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && 'safeParse' in value && typeof value.safeParse === 'function';
}
