import { Effect } from 'effect'
import { Migrator, SqlClient } from 'effect/sql'

// Any number, as long as nothing else in the database takes the same.
const lock = 7_413_902

const run = (...statements: readonly string[]) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    for (const statement of statements) yield* sql.unsafe(statement)
  })

/** In the order in which they are applied; one that has been released is never changed. */
const loader = Migrator.fromRecord({
  '0001_secret': run(
    // Keys the server signs with, shared by all processes on the database.
    `CREATE TABLE secret (name text PRIMARY KEY, value bytea NOT NULL)`,
  ),
  '0002_delivery': run(
    // The outbox: written in the transaction of the rows it reports, delivered afterwards, emptied once delivered.
    `CREATE TABLE delivery (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('mail', 'webhook')),
      payload jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      attempts int NOT NULL DEFAULT 0,
      next_at timestamptz NOT NULL DEFAULT now(),
      locked_until timestamptz,
      done_at timestamptz,
      dead_at timestamptz,
      last_error text
    )`,
    `CREATE INDEX delivery_open ON delivery (next_at, id) WHERE done_at IS NULL AND dead_at IS NULL`,
    `CREATE INDEX delivery_done ON delivery (done_at) WHERE done_at IS NOT NULL`,
  ),
  '0003_forms': run(
    // Rate limits of clients: keys are digests, and a crash may lose them.
    `CREATE UNLOGGED TABLE rate_limit (
      key bytea PRIMARY KEY, count int NOT NULL, ends_at timestamptz NOT NULL)`,
    `CREATE INDEX rate_limit_ends ON rate_limit (ends_at)`,
    // The stored answer of an idempotency key.
    `CREATE TABLE answered (
      key bytea PRIMARY KEY, body bytea NOT NULL, answer jsonb NOT NULL, expires_at timestamptz NOT NULL)`,
    `CREATE INDEX answered_expires ON answered (expires_at)`,
  ),
  '0004_newsletter': run(
    // The words that were agreed to.
    `CREATE TABLE consent_text (
      version text PRIMARY KEY, language text NOT NULL, text text NOT NULL,
      first_shown_at timestamptz NOT NULL DEFAULT now())`,
    `CREATE TABLE subscription (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      email_key text NOT NULL UNIQUE, email text NOT NULL, locale text NOT NULL,
      name text, country text, company text, user_type text,
      consent_version text NOT NULL REFERENCES consent_text, consent_at timestamptz NOT NULL,
      confirmed_at timestamptz NOT NULL DEFAULT now(), unsubscribed_at timestamptz)`,
    `CREATE INDEX subscription_unsubscribed ON subscription (unsubscribed_at)
      WHERE unsubscribed_at IS NOT NULL`,
    `CREATE TABLE subscription_request (
      token_hash bytea PRIMARY KEY, email_key text NOT NULL, email text NOT NULL, locale text NOT NULL,
      name text, country text, company text, user_type text,
      consent_version text NOT NULL REFERENCES consent_text,
      created_at timestamptz NOT NULL DEFAULT now(), expires_at timestamptz NOT NULL, used_at timestamptz)`,
    `CREATE INDEX subscription_request_expires ON subscription_request (expires_at)`,
  ),
  '0005_enquiry': run(
    `CREATE TABLE enquiry (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      reference text NOT NULL UNIQUE, created_at timestamptz NOT NULL DEFAULT now(), locale text NOT NULL,
      name text NOT NULL, country text NOT NULL, email text NOT NULL, telephone text NOT NULL,
      company text NOT NULL, message text NOT NULL, product text)`,
    `CREATE INDEX enquiry_created ON enquiry (created_at)`,
  ),
  '0006_captcha': run(
    // A captcha is deleted by its first answer, right or wrong; so is a pass.
    `CREATE TABLE captcha (
      id_hash bytea PRIMARY KEY, x smallint NOT NULL, y smallint NOT NULL, bits smallint NOT NULL,
      issued_at timestamptz NOT NULL, expires_at timestamptz NOT NULL)`,
    `CREATE INDEX captcha_expires ON captcha (expires_at)`,
    `CREATE TABLE captcha_pass (pass_hash bytea PRIMARY KEY, expires_at timestamptz NOT NULL)`,
    `CREATE INDEX captcha_pass_expires ON captcha_pass (expires_at)`,
  ),
  '0007_code': run(
    `CREATE TABLE mail_code (
      email_key text NOT NULL, purpose text NOT NULL, code_hash bytea NOT NULL,
      tries smallint NOT NULL, sent_at timestamptz NOT NULL, expires_at timestamptz NOT NULL,
      used_at timestamptz, PRIMARY KEY (email_key, purpose))`,
    `CREATE INDEX mail_code_expires ON mail_code (expires_at)`,
    `CREATE TABLE code_proof (
      proof_hash bytea PRIMARY KEY, email_key text NOT NULL, purpose text NOT NULL,
      tries smallint NOT NULL DEFAULT 0, expires_at timestamptz NOT NULL)`,
    `CREATE INDEX code_proof_expires ON code_proof (expires_at)`,
  ),
  '0008_account': run(
    // Addresses are in lower case; a number is its dialling code and digits.
    `CREATE TABLE account (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      email text NOT NULL UNIQUE, username text NOT NULL, username_key text NOT NULL UNIQUE,
      nickname text NOT NULL, region text NOT NULL, country text NOT NULL, code text NOT NULL,
      phone text NOT NULL, phone_key text UNIQUE, password text NOT NULL, locale text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(), delete_at timestamptz,
      open_api_scopes text[] NOT NULL DEFAULT '{}')`,
    `CREATE INDEX account_delete ON account (delete_at) WHERE delete_at IS NOT NULL`,
    `CREATE TABLE session (
      token_hash bytea PRIMARY KEY, id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
      account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE, device text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(), seen_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL)`,
    `CREATE INDEX session_account ON session (account_id, created_at)`,
    `CREATE INDEX session_expires ON session (expires_at)`,
    // The seed of an account's secret; the secret itself is not stored.
    `CREATE TABLE credential (
      client_id text PRIMARY KEY, seed bytea NOT NULL, created_at timestamptz NOT NULL DEFAULT now(),
      account_id bigint NOT NULL UNIQUE REFERENCES account ON DELETE CASCADE)`,
    // The audit log: accounts are stored as keyed digests.
    `CREATE TABLE audit (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, kind text NOT NULL, subject bytea NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now())`,
    `CREATE INDEX audit_created ON audit (created_at)`,
    `CREATE INDEX audit_subject ON audit (subject, id)`,
    `CREATE INDEX enquiry_email ON enquiry (lower(email), id)`,
  ),
  '0009_visit': run(
    // Only of visitors who allow statistics; an id identifies a tab, not an account.
    `CREATE TABLE visit (
      session_id text PRIMARY KEY, client smallint NOT NULL, landing_page text NOT NULL,
      browser text NOT NULL, jump_out boolean NOT NULL, refer text NOT NULL, timezone text NOT NULL,
      routes jsonb NOT NULL, resources jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(), seen_at timestamptz NOT NULL DEFAULT now())`,
    `CREATE INDEX visit_seen ON visit (seen_at)`,
  ),
  '0010_delivery_dead': run(
    `CREATE INDEX delivery_dead ON delivery (dead_at) WHERE dead_at IS NOT NULL`,
  ),
  '0011_agreement': run(
    // Versions of the legal documents that an account agreed to; older accounts have none and must agree.
    `CREATE TABLE agreement (
      account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
      document text NOT NULL, version text NOT NULL, locale text NOT NULL,
      agreed_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (account_id, document, version))`,
  ),
  '0012_used_signature': run(
    `CREATE TABLE used_signature (digest bytea PRIMARY KEY, expires_at timestamptz NOT NULL)`,
    `CREATE INDEX used_signature_expires ON used_signature (expires_at)`,
  ),
  '0013_open_api_application': run(
    `CREATE TABLE open_api_application (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      reference text NOT NULL UNIQUE, created_at timestamptz NOT NULL DEFAULT now(), locale text NOT NULL,
      name text NOT NULL, company text NOT NULL, email text NOT NULL, telephone text NOT NULL,
      use_case text NOT NULL, scale text NOT NULL, username text, message text NOT NULL)`,
    `CREATE INDEX open_api_application_created ON open_api_application (created_at)`,
    `CREATE INDEX open_api_application_email ON open_api_application (lower(email), id)`,
  ),
  '0014_enquiry_function': run(
    // The function of an enquiry; those with a product were product inquiries.
    `ALTER TABLE enquiry ADD COLUMN function_id smallint NOT NULL DEFAULT 0`,
    `UPDATE enquiry SET function_id = 1 WHERE product IS NOT NULL`,
  ),
  '0015_bound_code': run(
    // Codes bound to their requester, in place of mail_code, which earlier builds may still write to.
    `CREATE TABLE bound_code (
      email_key text NOT NULL, purpose text NOT NULL, asker_hash bytea NOT NULL, code_hash bytea NOT NULL,
      tries smallint NOT NULL, sent_at timestamptz NOT NULL, expires_at timestamptz NOT NULL,
      used_at timestamptz, PRIMARY KEY (email_key, purpose, asker_hash))`,
    `CREATE INDEX bound_code_expires ON bound_code (expires_at)`,
  ),
  '0016_code_proof_email': run(
    // A new password revokes every proof of its address.
    `CREATE INDEX code_proof_email ON code_proof (email_key)`,
  ),
  '0017_callback': run(
    `CREATE TABLE callback (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      reference text NOT NULL UNIQUE, created_at timestamptz NOT NULL DEFAULT now(), locale text NOT NULL,
      name text NOT NULL, country text NOT NULL, phone text NOT NULL, time_of_day text NOT NULL)`,
    `CREATE INDEX callback_created ON callback (created_at)`,
  ),
  '0018_code_proof_account': run(
    // A proof that an account asked for is good in that account only.
    `ALTER TABLE code_proof ADD COLUMN account_id bigint REFERENCES account ON DELETE CASCADE`,
    `CREATE INDEX code_proof_account ON code_proof (account_id) WHERE account_id IS NOT NULL`,
  ),
  '0019_session_limits': run(
    // expires_at moves with each use, up to ends_at. Sessions of earlier builds were open for 30 days.
    `ALTER TABLE session ADD COLUMN country text NOT NULL DEFAULT '',
      ADD COLUMN ends_at timestamptz NOT NULL DEFAULT now() + interval '7 days'`,
    `UPDATE session SET expires_at = least(expires_at, now() + interval '2 hours')`,
  ),
  '0020_second_factor': run(
    // The secret is encrypted; recovery codes are keyed digests.
    `CREATE TABLE authenticator (
      account_id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE, secret text NOT NULL,
      last_step bigint NOT NULL DEFAULT 0, created_at timestamptz NOT NULL, confirmed_at timestamptz)`,
    `CREATE TABLE recovery_code (
      account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
      code_hash bytea NOT NULL, PRIMARY KEY (account_id, code_hash))`,
    // A sign-in between its password and its second factor.
    `CREATE TABLE sign_in_challenge (
      token_hash bytea PRIMARY KEY, account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
      tries smallint NOT NULL DEFAULT 0, expires_at timestamptz NOT NULL)`,
    `CREATE INDEX sign_in_challenge_account ON sign_in_challenge (account_id)`,
    `CREATE INDEX sign_in_challenge_expires ON sign_in_challenge (expires_at)`,
    `ALTER TABLE session ADD COLUMN confirmed_at timestamptz NOT NULL DEFAULT now()`,
  ),
  '0021_captcha_click': run(
    // The position that a click must hit, which no response contains; and the network that a pass was issued to.
    `ALTER TABLE captcha ADD COLUMN click_x smallint, ADD COLUMN click_y smallint`,
    `ALTER TABLE captcha_pass ADD COLUMN network bytea`,
  ),
  '0022_audit_chain': run(
    // Digests as hexadecimal digits; hash is a keyed one of the event and of the hash before. Earlier builds set none of it.
    `ALTER TABLE audit ADD COLUMN network text, ADD COLUMN actor text, ADD COLUMN note text,
      ADD COLUMN previous text, ADD COLUMN hash bytea`,
    `CREATE TABLE staff_key (
      name text PRIMARY KEY, role text NOT NULL CHECK (role IN ('read', 'support', 'admin')),
      digest bytea NOT NULL UNIQUE, created_at timestamptz NOT NULL DEFAULT now())`,
  ),
  '0023_known_device': run(
    // Browsers that were used to sign in to an account: keyed digests of the tokens in their cookies.
    `CREATE TABLE known_device (
      account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE, token_hash bytea NOT NULL,
      seen_at timestamptz NOT NULL, PRIMARY KEY (account_id, token_hash))`,
    `CREATE INDEX known_device_seen ON known_device (seen_at)`,
    // Mailed links that undo a change of sign-in settings, with the encrypted settings before it.
    `CREATE TABLE undo_link (
      token_hash bytea PRIMARY KEY, id bigint GENERATED ALWAYS AS IDENTITY,
      account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE, settings text NOT NULL,
      expires_at timestamptz NOT NULL)`,
    `CREATE INDEX undo_link_account ON undo_link (account_id)`,
    `CREATE INDEX undo_link_expires ON undo_link (expires_at)`,
  ),
  '0024_passkey': run(
    // The id and the public key come from the authenticator.
    `CREATE TABLE passkey (
      id text PRIMARY KEY, account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
      public_key bytea NOT NULL, counter bigint NOT NULL, transports text[] NOT NULL, name text NOT NULL,
      created_at timestamptz NOT NULL, used_at timestamptz)`,
    `CREATE INDEX passkey_account ON passkey (account_id)`,
    `CREATE TABLE passkey_challenge (
      challenge_hash bytea PRIMARY KEY, purpose text NOT NULL,
      account_id bigint REFERENCES account ON DELETE CASCADE, expires_at timestamptz NOT NULL)`,
    `CREATE INDEX passkey_challenge_account ON passkey_challenge (account_id)`,
    `CREATE INDEX passkey_challenge_expires ON passkey_challenge (expires_at)`,
  ),
  '0025_captcha_purpose': run(`ALTER TABLE captcha_pass ADD COLUMN purpose text`),
  // Nobody proves a number: it belongs to no account alone.
  '0026_shared_phone': run(
    `ALTER TABLE account DROP CONSTRAINT account_phone_key_key`,
    `CREATE INDEX account_phone ON account (phone_key, id)`,
  ),
  // The home system that an enquiry is about, from which its drawing is made again.
  '0027_enquiry_system': run(
    `ALTER TABLE enquiry ADD COLUMN configuration text, ADD COLUMN place text`,
  ),
  // The session that an authenticator app is being set up in.
  '0028_authenticator_session': run(`ALTER TABLE authenticator ADD COLUMN session_id bigint`),
  '0029_key_rotation': run(
    // Values that a new key can renew: encrypted digests of secrets, and a second hash of audit events.
    `ALTER TABLE recovery_code ADD COLUMN sealed text`,
    `ALTER TABLE staff_key ADD COLUMN sealed text`,
    `ALTER TABLE audit ADD COLUMN renewed_hash bytea`,
    // The key that an API secret is derived from; it cannot be taken over.
    `ALTER TABLE credential ADD COLUMN key_id text`,
  ),
  '0030_captcha_price': run(
    // Price of a pass, and the pictures that were clicked for it. Ids of captchas contain their own state now.
    `DELETE FROM captcha_pass WHERE purpose IS NULL OR network IS NULL`,
    `ALTER TABLE captcha_pass ADD COLUMN price smallint NOT NULL DEFAULT 1, ADD COLUMN clicks smallint NOT NULL DEFAULT 0,
      ALTER COLUMN purpose SET NOT NULL, ALTER COLUMN network SET NOT NULL`,
  ),
  // The user handle that the authenticator was given. Challenges hold their own state now.
  '0031_passkey_user': run(`ALTER TABLE passkey ADD COLUMN user_handle text`),
})

/**
 * Migrates the database to the newest version. Concurrent processes wait for the first; the client must be a single
 * connection, which holds the lock.
 */
export const migrateDatabase = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`SELECT pg_advisory_lock(${lock})`
  yield* Effect.ensuring(
    Migrator.make({})({ loader, table: 'migration' }),
    Effect.ignore(sql`SELECT pg_advisory_unlock(${lock})`),
  )
})
