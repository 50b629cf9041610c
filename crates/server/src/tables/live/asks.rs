//! What requests ask a table for.

use std::sync::Arc;

use ludoteca_core::Seat;
use ludoteca_host::wire::{Code, Summary, TableState};
use ludoteca_host::{Person, Refused, Reviewed};
use ludoteca_words::Lang;
use tokio::sync::oneshot;

use super::super::mail::{Answer, Ask, Told};
use super::super::{Origin, TableError};
use super::{Inner, Live};
use crate::secret;
use crate::store::StoreError;
use crate::tell::Teller;
use crate::tongue::words;

impl Live {
    pub(super) async fn answer(
        &mut self,
        who: Option<Person>,
        invitation: Option<&str>,
        ask: Ask,
        reply: oneshot::Sender<Answer>,
    ) -> Result<(), StoreError> {
        let id = who.as_ref().map(|person| person.id.clone());
        let answer = if !self.may_enter(id.as_ref(), invitation) {
            Answer::Refused(self.refused(Code::Forbidden))
        } else if ask == Ask::Review {
            self.review(reply);
            return Ok(());
        } else {
            match self.done(who, ask).await {
                Ok(Ok(answer)) => answer,
                Ok(Err(error)) => {
                    let _ = reply.send(Answer::Refused(self.refused(Code::NotKept)));
                    return Err(error);
                }
                Err(refused) => Answer::Refused(refused),
            }
        };
        // Whoever has stopped waiting does not need the answer.
        let _ = reply.send(answer);
        Ok(())
    }

    async fn done(
        &mut self,
        who: Option<Person>,
        ask: Ask,
    ) -> Result<Result<Answer, StoreError>, Refused> {
        let nobody = self.refused(Code::TokenNeeded);
        let known = || who.as_ref().ok_or(nobody);
        let change = match ask {
            Ask::Look => return Ok(Ok(Answer::Summary(Box::new(self.summary(who.as_ref()))))),
            Ask::Course => return self.table.course().map(|course| Ok(Answer::Course(course))),
            Ask::Record => return self.table.record().map(|record| Ok(Answer::Record(record))),
            Ask::At { version } => return self.moment(version).map(Ok),
            Ask::Branch { version } => return self.branch(known()?.clone(), version).await,
            Ask::Rematch => return self.rematch(known()?.clone()).await,
            // Answered elsewhere, when it is ready.
            Ask::Review => return Err(self.refused(Code::Broken)),
            Ask::Sit { seat, deck } => {
                self.table.sit(known()?, seat.map(Seat), deck.as_deref(), secret::seed())?
            }
            Ask::Leave => {
                let person = known()?;
                self.table.leave(&person.id)
            }
            Ask::SendAway { seat } => self.table.send_away(&known()?.id, Seat(seat))?,
            Ask::Arrange(plan) => self.table.arrange(&known()?.id, *plan, secret::seed())?,
            Ask::Start => self.table.start(&known()?.id, secret::seed())?,
        };
        if let Err(error) = self.settle(change).await {
            return Ok(Err(error));
        }
        Ok(Ok(Answer::Summary(Box::new(self.summary(who.as_ref())))))
    }

    fn summary(&self, who: Option<&Person>) -> Summary {
        let person = who.map(|person| &person.id);
        self.table.summary(person, &|person| self.is_here(person), self.watchers())
    }

    fn moment(&self, version: u32) -> Result<Answer, Refused> {
        let game = self.table.at(version)?;
        let seats = (0..).map(Seat).take(self.table.sitters().len());
        let views = seats.map(|seat| game.view(seat)).collect();
        Ok(Answer::Moment { view: game.watch(), views, turn: game.turn() })
    }

    /// A table with the same plan and the same people; whoever asks second gets the same.
    async fn rematch(&mut self, person: Person) -> Result<Result<Answer, StoreError>, Refused> {
        if !self.table.belongs_to(&person.id) {
            return Err(self.refused(Code::Forbidden));
        }
        if let Some(table) = self.table.rematch() {
            return Ok(Ok(Answer::Table(table.to_owned())));
        }
        let (plan, people) = self.table.rematch_plan()?;
        let made = self.make(plan, person, Origin::Rematch(people)).await?;
        let change = self.table.set_rematch(&made);
        if let Err(error) = self.settle(change).await {
            return Ok(Err(error));
        }
        Ok(Ok(Answer::Table(made)))
    }

    async fn branch(
        &mut self,
        person: Person,
        version: u32,
    ) -> Result<Result<Answer, StoreError>, Refused> {
        let (plan, record) = self.table.branch(&person.id, version, secret::seed())?;
        let made = self.make(plan, person, Origin::Branch(record)).await?;
        Ok(Ok(Answer::Table(made)))
    }

    async fn make(
        &mut self,
        plan: ludoteca_host::wire::Plan,
        maker: Person,
        origin: Origin,
    ) -> Result<String, Refused> {
        let made = self.tables.make(plan, maker, crate::house::now(), origin).await;
        made.map(|about| about.table).map_err(|error| match error {
            TableError::Plan(fault) => {
                Refused { text: fault.to_string(), ..self.refused(Code::BadPlan) }
            }
            error => {
                tracing::error!(%error, "a table could not be made of another");
                self.refused(Code::Broken)
            }
        })
    }

    fn review(&mut self, reply: oneshot::Sender<Answer>) {
        if let Some(told) = &self.told {
            let _ = reply.send(Answer::Review(Arc::clone(told)));
            return;
        }
        match self.table.reviewer() {
            // It took too long or broke once, and would again.
            Ok(_) if self.unreviewable => {
                drop(reply.send(Answer::Refused(self.refused(Code::Broken))));
            }
            Ok(reviewer) => {
                self.reviewers.push(reply);
                if self.reviewers.len() == 1 {
                    let (thinkers, back) = (self.tables.0.thinkers.clone(), self.inner.0.clone());
                    tokio::spawn(async move {
                        let game = thinkers.review(reviewer).await.map(Box::new);
                        // The table may have ended.
                        let _ = back.send(Inner::Reviewed(game));
                    });
                }
            }
            Err(refused) => drop(reply.send(Answer::Refused(refused))),
        }
    }

    pub(super) fn reviewed(&mut self, reviewed: Option<Box<Reviewed>>) {
        let told = reviewed.map(|reviewed| {
            let steps = Lang::ALL.map(|lang| {
                let teller = Teller::new(&self.table, words(lang));
                (lang, teller.review(&reviewed.steps))
            });
            Arc::new(Told { reviewed: *reviewed, steps })
        });
        // A game that is over stays as it is.
        debug_assert_eq!(
            self.table.state(),
            TableState::Over,
            "only games that are over are reviewed"
        );
        self.unreviewable = told.is_none();
        self.told.clone_from(&told);
        for reply in std::mem::take(&mut self.reviewers) {
            let answer = match &told {
                Some(told) => Answer::Review(Arc::clone(told)),
                None => Answer::Refused(self.refused(Code::Broken)),
            };
            let _ = reply.send(answer);
        }
    }
}
