/** The page where chats are answered. */
export const DESK_CHATS_PATH = "/desk/chats";

/** How often the page reports that staff are present; three missed ones return their chats. */
export const PRESENCE_SECONDS = 15;

/** Maximum length of a message from staff. */
export const ANSWER_LENGTH = 2_000;
